/* The functions of rows.py in one stroke each. setup.py puts the lines after STROKE(name) before
   what mypyc made of a function. They may do it only where everything lies inside the rows;
   elsewhere, and after whatever they have written by then, the function runs from its beginning. */
#include <Python.h>
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
/* a part of a board whose lines are as long as a power of two, with eight cells to spare */
#define PART_OF(board) \
    (cpy_r_corner >= 0 && cpy_r_corner < 1 << 20 && cpy_r_lines > 0 && cpy_r_lines <= 256 \
     && cpy_r_columns > 0 && cpy_r_columns <= cpy_r_width \
     && cpy_r_width <= 256 && (cpy_r_width & (cpy_r_width - 1)) == 0 \
     && cpy_r_corner + (cpy_r_lines - 1) * cpy_r_width + cpy_r_columns + 8 <= cpy_r_##board.len)
/* the six cells beside one */
#define FOR_SIX_BESIDE(place, beside) \
    for (uint64_t place = 0, beside; place < 6; place++) \
        if ((beside = (uint64_t)cpy_r_cell + (uint64_t)cpy_r_steps.items[place]) \
            >= (uint64_t)cpy_r_board.len) goto plain; \
        else

/* of every byte: how many bits are set, and which ones, counted by ones and by twos */
static uint8_t BITS_OF[256];
static uint16_t ONES_OF[256][8];
static int64_t TWOS_OF[256][8];
typedef uint16_t Ones __attribute__((vector_size(16), aligned(2), may_alias));
typedef int64_t Twos __attribute__((vector_size(16), aligned(8), may_alias));
__attribute__((constructor)) static void count_bits(void)
{
    for (int64_t byte = 0; byte < 256; byte++)
        for (int64_t bit = 0, count = 0; bit < 8; bit++)
            if (byte >> bit & 1) {
                ONES_OF[byte][count] = (uint16_t)bit;
                TWOS_OF[byte][count] = 2 * bit;
                BITS_OF[byte] = (uint8_t)++count;
            }
}

/* Find the cells of a part in which a board has some of these bits, counted from its corner, in
   reading order. Whether a cell is one of them is never asked: every second answer would be guessed
   wrong, which takes longer than to write eight places of which few count. */
static uint16_t FOUND[256 * 256 + 8];
static inline int64_t note_cells(
    int64_t count, const uint8_t *board, uint64_t bits, int64_t column, int64_t first)
{
    uint64_t eight, some;
    memcpy(&eight, board + column, 8);
    some = (NOT_ZERO(eight & bits) >> 7) * 0x0102040810204080u >> 56; /* a bit for each byte */
    *(Ones *)(FOUND + count) = *(const Ones *)ONES_OF[some] + (uint16_t)(first + column);
    return count + BITS_OF[some];
}
static inline __attribute__((always_inline)) int64_t find_cells(
    const uint8_t *board, uint8_t bits, int64_t columns, int64_t lines, int64_t width)
{
    const uint64_t all = bits * EACH_BYTE, last = all & ~(uint64_t)0 >> 8 * (-columns & 7);
    int64_t count = 0, column;
    for (int64_t line = 0; line < lines; line++, board += width) {
        for (column = 0; column + 8 < columns; column += 8)
            count = note_cells(count, board, all, column, line * width);
        count = note_cells(count, board, last, column, line * width);
    }
    return count;
}

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
    if (PART_OF(board) && PART_OF(other) && LOW_BYTE_FIRST
        && cpy_r_count >= 0 && cpy_r_count <= cpy_r_codes.len) {
        const uint8_t *board = cpy_r_board.items + cpy_r_corner, bits = (uint8_t)cpy_r_bits;
        const uint8_t *other = cpy_r_other.items + cpy_r_corner, most = BITS_OF[bits];
        const int64_t width = cpy_r_width, more = cpy_r_more, down = (1 << 22) - (width << 6);
        const int64_t cells = find_cells(board, bits, cpy_r_columns, cpy_r_lines, width);
        const int64_t first = cpy_r_code + (most == 1 ? TWOS_OF[bits][0] : 0);
        const int shift = __builtin_ctzll((uint64_t)width);
        int64_t *codes = cpy_r_codes.items + cpy_r_count;
        if (cpy_r_codes.len - cpy_r_count < most * cells + 8) goto plain;
        for (int64_t place = 0; place < cells; place++) {
            int64_t cell = FOUND[place], code = first + (cell << 6) + (cell >> shift) * down;
            code += more & -(int64_t)(other[cell] != 0);
            if (most == 1) {
                *codes++ = code;
                continue;
            }
            uint8_t here = board[cell] & bits;
            const Twos *further = (const Twos *)TWOS_OF[here];
            Twos *target = (Twos *)codes;
            target[0] = further[0] + code, target[1] = further[1] + code;
            target[2] = further[2] + code;
            if (most > 6) target[3] = further[3] + code;
            codes += BITS_OF[here];
        }
        return codes - cpy_r_codes.items;
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
        && cpy_r_at <= cpy_r_row.len && WITHIN(names, begin, all)) {
        const uint8_t *names = cpy_r_names.items + cpy_r_begin;
        const uint8_t *board = cpy_r_board.items + cpy_r_corner;
        const uint8_t *second = cpy_r_second.items + cpy_r_corner;
        const uint8_t *third = cpy_r_third.items + cpy_r_corner;
        uint8_t *target = cpy_r_row.items + cpy_r_at;
        const int64_t cells = find_cells(board, 255, cpy_r_columns, cpy_r_lines, cpy_r_width);
        const int shift = __builtin_ctzll((uint64_t)cpy_r_width);
        if (cpy_r_row.len - cpy_r_at < 6 * cells) goto plain;
        for (int64_t place = 0; place < cells; place++, target += 6) {
            int64_t cell = FOUND[place];
            target[0] = (uint8_t)(cpy_r_column + (cell & (cpy_r_width - 1)));
            target[1] = (uint8_t)(cpy_r_line + (cell >> shift));
            target[2] = board[cell], target[3] = second[cell];
            memcpy(target + 4, names + 2 * third[cell], 2);
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
        const uint8_t *board = cpy_r_board.items;
        const uint64_t width = (uint64_t)cpy_r_width;
        int64_t *rows = cpy_r_rows.items + cpy_r_at, place = 0;
        for (; place < rest; place++) {
            uint64_t code = (uint64_t)(codes[place] - cpy_r_corner);
            uint64_t line = code >> 22, column = code >> 6 & 0xffff;
            if (line >= width || column >= width) break;
            uint64_t here = (column << 8) + (line << 16);
            here += (uint64_t)board[line * width + column] << 48;
            rows[place] = cpy_r_word + names[code & 63] + (int64_t)here;
        }
        return place;
    }
