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
/* all bits of the bytes of which bit 7 is set */
#define WHOLE_BYTES(eight) (((eight) << 1) - ((eight) >> 7))
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
/* the six cells beside one */
#define FOR_SIX_BESIDE(place, beside) \
    for (uint64_t place = 0, beside; place < 6; place++) \
        if ((beside = (uint64_t)cpy_r_cell + (uint64_t)cpy_r_steps.items[place]) \
            >= (uint64_t)cpy_r_board.len) goto plain; \
        else

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
    if (PART_OF(board) && PART_OF(other) && LOW_BYTE_FIRST && cpy_r_count >= 0) {
        const uint64_t bits = (uint8_t)cpy_r_bits * EACH_BYTE;
        const int64_t more = cpy_r_more, room = cpy_r_codes.len;
        int64_t further[64], count = cpy_r_count, *codes = cpy_r_codes.items;
        for (int64_t column = 0; column < 8; column++)
            for (int64_t bit = 0; bit < 8; bit++)
                further[8 * column + bit] = column * cpy_r_step + bit * cpy_r_turn;
        FOR_EIGHT_CELLS(cell, left) {
            uint64_t here = EIGHT(board, cell, left) & bits;
            if (!here) continue;
            if (room - count < 64 && room - count < __builtin_popcountll(here)) goto plain;
            uint64_t there = NOT_ZERO(EIGHT(other, cell, left)), both = here & WHOLE_BYTES(there);
            int64_t code = cpy_r_code + line * cpy_r_down + (cpy_r_columns - left) * cpy_r_step;
            for (; here && !both; here &= here - 1)
                codes[count++] = code + further[__builtin_ctzll(here)];
            for (; here; here &= here - 1) {
                int bit = __builtin_ctzll(here);
                codes[count++] = code + further[bit] + (both >> bit & 1 ? more : 0);
            }
        }
        return count;
    }
    plain:;

STROKE(alike_beside)
    if (cpy_r_steps.len == 6 && !(cpy_r_shift >> 6)) {
        uint64_t found = 0;
        FOR_SIX_BESIDE(place, beside) {
            uint64_t here = (uint64_t)cpy_r_board.items[beside] >> cpy_r_shift;
            found |= (uint64_t)(here == (uint64_t)cpy_r_value) << place;
        }
        return (int64_t)found;
    }
    plain:;

STROKE(mark_beside)
    if (cpy_r_steps.len == 6 && cpy_r_marks.len >= 6) {
        FOR_SIX_BESIDE(place, beside) cpy_r_board.items[beside] |= cpy_r_marks.items[place];
        return 1;
    }
    plain:;

STROKE(keep_beside)
    if (cpy_r_steps.len == 6 && cpy_r_marks.len >= 6) {
        FOR_SIX_BESIDE(place, beside) cpy_r_board.items[beside] &= cpy_r_marks.items[place];
        return 1;
    }
    plain:;

STROKE(put_cells)
    const int64_t cpy_r_all = 512;
    if (PART_OF(board) && PART_OF(second) && PART_OF(third) && LOW_BYTE_FIRST && cpy_r_at >= 0
        && WITHIN(names, begin, all)) {
        const uint8_t *names = cpy_r_names.items + cpy_r_begin;
        uint8_t *target = cpy_r_row.items + cpy_r_at, *end = cpy_r_row.items + cpy_r_row.len;
        FOR_EIGHT_CELLS(cell, left) {
            uint64_t here = NOT_ZERO(EIGHT(board, cell, left));
            if (end - target < 8 * 6) goto plain;
            for (; here; here &= here - 1, target += 6) {
                int64_t column = __builtin_ctzll(here) >> 3, at = cell + column;
                target[0] = (uint8_t)(cpy_r_column + cpy_r_columns - left + column);
                target[1] = (uint8_t)(cpy_r_line + line);
                target[2] = cpy_r_board.items[at], target[3] = cpy_r_second.items[at];
                memcpy(target + 4, names + 2 * cpy_r_third.items[at], 2);
            }
        }
        return target - cpy_r_row.items;
    }
    plain:;

STROKE(put_sites)
    const int64_t cpy_r_rest = cpy_r_count - cpy_r_first, cpy_r_none = 0, cpy_r_details = 64,
        cpy_r_square = (uint64_t)cpy_r_width < 1 << 16 ? cpy_r_width * cpy_r_width : -1;
    if (cpy_r_count < 1 << 30 && WITHIN(codes, first, rest) && WITHIN(rows, at, rest)
        && WITHIN(board, none, square) && WITHIN(names, begin, details)) {
        const int64_t *codes = cpy_r_codes.items + cpy_r_first, rest = cpy_r_rest;
        const int64_t *names = cpy_r_names.items + cpy_r_begin;
        const int64_t step = cpy_r_step, weight = cpy_r_weight;
        const uint64_t wide = (uint64_t)cpy_r_width << 6;
        int64_t *rows = cpy_r_rows.items + cpy_r_at, place = 0;
        while (place < rest) { /* line by line */
            int64_t line = (codes[place] - cpy_r_corner) >> 22, before = place;
            if (line < 0 || line >= cpy_r_width) break;
            const uint8_t *board = cpy_r_board.items + line * cpy_r_width;
            const int64_t start = cpy_r_corner + (line << 22);
            const int64_t word = cpy_r_word + line * cpy_r_down;
            for (; place < rest; place++) {
                uint64_t code = (uint64_t)(codes[place] - start), column = code >> 6;
                if (code >= wide) break;
                rows[place] = word + names[code & 63] + (int64_t)column * step
                    + board[column] * weight;
            }
            if (place == before) break;
        }
        return place;
    }
