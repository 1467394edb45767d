/* The functions of rows.py in one stroke each. setup.py puts the lines after STROKE(name) before
   what mypyc made of a function. They may do it only where everything lies inside the rows;
   elsewhere, and after whatever they have written by then, the function runs from its beginning. */
#define WITHIN(row, at, count) \
    (cpy_r_##at >= 0 && cpy_r_##count >= 0 && cpy_r_##at <= cpy_r_##row.len - cpy_r_##count)
#define LOW_BYTE_FIRST (*(const uint8_t *)&(const uint16_t){1} == 1)
/* eight bits as eight bytes: each byte keeps its own bit, which is then carried to bit 7 */
#define SPREAD(bits) \
    ((((((bits) & 255) * 0x0101010101010101u & 0x8040201008040201u) + 0x00406070787c7e7fu) >> 7) \
     & EACH_BYTE)
#define EACH_BYTE 0x0101010101010101u
/* bit 7 of every byte that is not 0 */
#define NOT_ZERO(eight) \
    (((((eight) & 127 * EACH_BYTE) + 127 * EACH_BYTE) | (eight)) & 128 * EACH_BYTE)
/* a part of a board, with eight cells to spare */
#define PART_OF(board) \
    (cpy_r_corner >= 0 && cpy_r_corner < 1 << 20 && cpy_r_columns >= 0 && cpy_r_columns < 1 << 20 \
     && cpy_r_lines > 0 && cpy_r_lines < 1 << 20 && cpy_r_width >= 0 && cpy_r_width < 1 << 20 \
     && cpy_r_corner + (cpy_r_lines - 1) * cpy_r_width + cpy_r_columns + 8 <= cpy_r_##board.len)
/* its cells line by line, eight at once, and how many of the line are left */
#define FOR_EIGHT_CELLS(cell, left) \
    for (int64_t line = 0; line < cpy_r_lines; line++) \
        for (int64_t cell = cpy_r_corner + line * cpy_r_width, left = cpy_r_columns; left > 0; \
             cell += 8, left -= 8)
#define EIGHT(board, cell, left) ({ \
    uint64_t eight; \
    memcpy(&eight, cpy_r_##board.items + (cell), 8); \
    (left) < 8 ? eight & (((uint64_t)1 << 8 * (left)) - 1) : eight; })

STROKE(fill)
    if (WITHIN(row, at, count)) {
        memset(cpy_r_row.items + cpy_r_at, cpy_r_value, (size_t)cpy_r_count);
        return 1;
    }

STROKE(put_all)
    if (WITHIN(row, at, count) && WITHIN(source, first, count)) {
        memmove(cpy_r_row.items + cpy_r_at, cpy_r_source.items + cpy_r_first, (size_t)cpy_r_count);
        return 1;
    }

STROKE(put_where)
    if (WITHIN(row, at, count) && WITHIN(source, first, count) && WITHIN(mask, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at;
        uint8_t *source = cpy_r_source.items + cpy_r_first, *mask = cpy_r_mask.items + cpy_r_first;
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = source[place] & (uint8_t)-(mask[place] != 0);
        return 1;
    }

STROKE(put_more)
    if (WITHIN(row, at, count) && WITHIN(source, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at, *source = cpy_r_source.items + cpy_r_first;
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = source[place] + 1;
        return 1;
    }

STROKE(put_more_where)
    if (WITHIN(row, at, count) && WITHIN(source, first, count) && WITHIN(mask, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at, only = cpy_r_only;
        uint8_t *source = cpy_r_source.items + cpy_r_first, *mask = cpy_r_mask.items + cpy_r_first;
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = (uint8_t)(source[place] + 1) & (uint8_t)-(mask[place] == only);
        return 1;
    }

STROKE(put_named)
    const int64_t cpy_r_all = 256;
    if (WITHIN(row, at, count) && WITHIN(source, first, count) && WITHIN(names, begin, all)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at, *names = cpy_r_names.items + cpy_r_begin;
        uint8_t *source = cpy_r_source.items + cpy_r_first;
        #pragma GCC unroll 8
        for (int64_t place = 0; place < cpy_r_count; place++)
            target[place] = names[source[place]];
        return 1;
    }

STROKE(put_looked_up)
    const int64_t cpy_r_none = 0, cpy_r_words = cpy_r_count < 1 << 30 ? 2 * cpy_r_count : -1;
    if (WITHIN(rows, at, words) && WITHIN(codes, none, count) && cpy_r_one.len > 0
        && cpy_r_other.len > 0 && !(cpy_r_one_shift >> 6) && !(cpy_r_other_shift >> 6)) {
        int64_t *target = cpy_r_rows.items + cpy_r_at, *codes = cpy_r_codes.items;
        int64_t *one = cpy_r_one.items, *other = cpy_r_other.items, place = 0;
        int64_t one_mask = cpy_r_one.len - 1, other_mask = cpy_r_other.len - 1;
        for (; place < cpy_r_count && codes[place] < cpy_r_below; place++) {
            int64_t code = codes[place];
            target[2 * place] = one[code >> cpy_r_one_shift & one_mask]
                + other[code >> cpy_r_other_shift & other_mask];
            target[2 * place + 1] = 0;
        }
        return place;
    }

STROKE(put_bits)
    if (WITHIN(row, at, count) && cpy_r_count < 64 && cpy_r_ones >= 0 && cpy_r_twos >= 0) {
        uint8_t *target = cpy_r_row.items + cpy_r_at;
        uint64_t ones = (uint64_t)cpy_r_ones, twos = (uint64_t)cpy_r_twos;
        int64_t place = 0;
        for (; LOW_BYTE_FIRST && place + 8 <= cpy_r_count; place += 8) {
            uint64_t eight = SPREAD(ones >> place) + 2 * SPREAD(twos >> place);
            memcpy(target + place, &eight, 8);
        }
        for (; place < cpy_r_count; place++)
            target[place] = (uint8_t)((ones >> place & 1) + (twos >> place & 1) * 2);
        return 1;
    }

STROKE(put_numbers)
    if (WITHIN(row, at, count) && WITHIN(numbers, first, count)) {
        uint8_t *target = cpy_r_row.items + cpy_r_at;
        int64_t *numbers = cpy_r_numbers.items + cpy_r_first, all = 0;
        for (int64_t place = 0; place < cpy_r_count; place++)
            all |= numbers[place], target[place] = (uint8_t)numbers[place];
        if (!(all >> 8)) return 1;
    }

STROKE(list_bits)
    if (PART_OF(board) && PART_OF(other) && cpy_r_count >= 0 && cpy_r_columns < 1 << 16) {
        const uint8_t *board = cpy_r_board.items + cpy_r_corner, bits = (uint8_t)cpy_r_bits;
        const uint8_t *other = cpy_r_other.items + cpy_r_corner;
        const int64_t turn = cpy_r_turn, step = cpy_r_step, down = cpy_r_down, more = cpy_r_more;
        const int64_t width = cpy_r_width, room = cpy_r_codes.len;
        int64_t count = cpy_r_count, *codes = cpy_r_codes.items;
        uint16_t columns[256]; /* of the cells with bits, found without branches nobody foresees */
        for (int64_t line = 0; line < cpy_r_lines; line++, board += width, other += width)
            for (int64_t first = 0; first < cpy_r_columns; first += 256) {
                int64_t end = first + 256 < cpy_r_columns ? first + 256 : cpy_r_columns, many = 0;
                for (int64_t column = first; column < end; column++) {
                    columns[many & 255] = (uint16_t)column;
                    many += (board[column] & bits) != 0;
                }
                for (int64_t place = 0; place < many; place++) {
                    const int64_t column = columns[place];
                    const unsigned here = board[column] & bits;
                    int64_t code = cpy_r_code + line * down + column * step;
                    code += other[column] ? more : 0;
                    if (count + 8 <= room) {
                        #pragma GCC unroll 8
                        for (int bit = 0; bit < 8; bit++, code += turn)
                            codes[count] = code, count += here >> bit & 1;
                        continue;
                    }
                    for (int bit = 0; bit < 8; bit++, code += turn)
                        if (here >> bit & 1) {
                            if (count == room) goto plain;
                            codes[count++] = code;
                        }
                }
            }
        return count;
    }
    plain:;

STROKE(alike_beside)
    if (cpy_r_steps.len < 64 && !(cpy_r_shift >> 6)) {
        int64_t place = 0;
        uint64_t found = 0;
        #pragma GCC unroll 6
        for (; place < cpy_r_steps.len; place++) {
            uint64_t beside = (uint64_t)cpy_r_cell + (uint64_t)cpy_r_steps.items[place];
            if (beside >= (uint64_t)cpy_r_board.len) break;
            uint64_t here = (uint64_t)cpy_r_board.items[beside] >> cpy_r_shift;
            found |= (uint64_t)(here == (uint64_t)cpy_r_value) << place;
        }
        if (place == cpy_r_steps.len) return (int64_t)found;
    }

STROKE(collect_beside)
    int64_t least = cpy_r_found.len > 0 && cpy_r_count > 0 ? cpy_r_cells.items[0] : 0, most = least;
    const int64_t cpy_r_none = 0, many = cpy_r_steps.len;
    if (WITHIN(cells, none, count) && many < 64 && cpy_r_count < 1 << 20) {
        int64_t near = 0, far = 0, count = 0, *mark = cpy_r_mark.items;
        const uint8_t *board = cpy_r_board.items, *other = cpy_r_other.items;
        for (int64_t place = 0; place < cpy_r_count; place++) {
            int64_t cell = cpy_r_cells.items[place];
            least = cell < least ? cell : least, most = cell > most ? cell : most;
        }
        for (int64_t place = 0; place < many; place++) {
            int64_t step = cpy_r_steps.items[place];
            near = step < near ? step : near, far = step > far ? step : far;
        }
        if (near < -(1 << 20) || far > 1 << 20 || least + near < 0 || most >= 1 << 30
            || most + far >= cpy_r_board.len || most + far >= cpy_r_other.len
            || most + far >= cpy_r_mark.len || cpy_r_count * many >= cpy_r_found.len) goto plain;
        for (int64_t place = 0; place < cpy_r_count; place++)
            #pragma GCC unroll 6
            for (int64_t step = 0; step < many; step++) {
                int64_t cell = cpy_r_cells.items[place] + cpy_r_steps.items[step];
                int fresh = (board[cell] == 0) & (other[cell] != 0)
                    & ((int64_t)other[cell] < cpy_r_below) & (mark[cell] != cpy_r_stamp);
                cpy_r_found.items[count] = cell;
                mark[cell] = fresh ? cpy_r_stamp : mark[cell];
                count += fresh;
            }
        return count;
    }
    plain:;

STROKE(mark_beside)
    const int64_t cpy_r_none = 0, cpy_r_all = cpy_r_steps.len;
    if (WITHIN(marks, none, all)) {
        const uint64_t length = (uint64_t)cpy_r_board.len, cell = (uint64_t)cpy_r_cell;
        int64_t place = 0;
        #pragma GCC unroll 6
        for (; place < cpy_r_all; place++) {
            uint64_t beside = cell + (uint64_t)cpy_r_steps.items[place];
            if (beside >= length) break;
            cpy_r_board.items[beside] |= cpy_r_marks.items[place];
        }
        if (place == cpy_r_all) return 1;
    }

STROKE(keep_beside)
    const int64_t cpy_r_none = 0, cpy_r_all = cpy_r_steps.len;
    if (WITHIN(marks, none, all)) {
        const uint64_t length = (uint64_t)cpy_r_board.len, cell = (uint64_t)cpy_r_cell;
        int64_t place = 0;
        #pragma GCC unroll 6
        for (; place < cpy_r_all; place++) {
            uint64_t beside = cell + (uint64_t)cpy_r_steps.items[place];
            if (beside >= length) break;
            cpy_r_board.items[beside] &= cpy_r_marks.items[place];
        }
        if (place == cpy_r_all) return 1;
    }

STROKE(put_cells)
    const int64_t cpy_r_all = 256, cpy_r_none = 0;
    if (PART_OF(board) && PART_OF(second) && PART_OF(third) && LOW_BYTE_FIRST && cpy_r_at >= 0
        && WITHIN(names, begin, all) && WITHIN(others, none, all)) {
        const uint8_t *names = cpy_r_names.items + cpy_r_begin, *others = cpy_r_others.items;
        uint8_t *target = cpy_r_row.items + cpy_r_at, *end = cpy_r_row.items + cpy_r_row.len;
        FOR_EIGHT_CELLS(cell, left) {
            uint64_t here = NOT_ZERO(EIGHT(board, cell, left));
            for (; here; here &= here - 1, target += 6) {
                int64_t column = __builtin_ctzll(here) >> 3, at = cell + column;
                uint8_t third = cpy_r_third.items[at];
                if (end - target < 6) goto plain;
                column += cpy_r_column + cpy_r_columns - left;
                target[0] = (uint8_t)column, target[1] = (uint8_t)(cpy_r_line + line);
                target[2] = cpy_r_board.items[at], target[3] = cpy_r_second.items[at];
                target[4] = names[third], target[5] = others[third];
            }
        }
        return target - cpy_r_row.items;
    }
    plain:;

STROKE(put_sites)
    const int64_t cpy_r_rest = cpy_r_count - cpy_r_first, cpy_r_none = 0,
        cpy_r_square = (uint64_t)cpy_r_width < 1 << 20 ? cpy_r_width * cpy_r_width : -1,
        cpy_r_details = (uint64_t)cpy_r_column_shift < 30 ? (int64_t)1 << cpy_r_column_shift : -1;
    if (cpy_r_count < 1 << 30 && WITHIN(codes, first, rest) && WITHIN(rows, at, rest)
        && WITHIN(board, none, square) && WITHIN(names, begin, details)
        && cpy_r_line_shift < 60 && cpy_r_line_shift >= cpy_r_column_shift) {
        const int64_t *codes = cpy_r_codes.items + cpy_r_first, width = cpy_r_width;
        const int64_t *names = cpy_r_names.items + cpy_r_begin, low = cpy_r_details - 1;
        const int column_shift = (int)cpy_r_column_shift, line_shift = (int)cpy_r_line_shift;
        const int64_t in_line = ((int64_t)1 << (line_shift - column_shift)) - 1;
        int64_t *rows = cpy_r_rows.items + cpy_r_at, place = 0;
        for (; place < cpy_r_rest; place++) {
            int64_t code = codes[place] - cpy_r_corner;
            uint64_t line = (uint64_t)(code >> line_shift), column = code >> column_shift & in_line;
            if (line >= (uint64_t)width || column >= (uint64_t)width) break;
            rows[place] = cpy_r_word + names[code & low] + (int64_t)column * cpy_r_step
                + (int64_t)line * cpy_r_down + cpy_r_board.items[line * width + column] * cpy_r_weight;
        }
        return place;
    }
