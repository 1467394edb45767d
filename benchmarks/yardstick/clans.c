/* Clans in plain C: the yardstick beside which the speed of the game is read.
 *
 * It carries out the specification, docs/rules/clans.md, with complete lists of
 * legal actions, founding orders, compulsory merges, strife, epochs, scores and
 * chips. A set of territories is one 64-bit mask; everything else is a plain
 * array. The tables come from the header that benchmarks/yardstick generates
 * from the material of the game.
 *
 *   clans perft DEPTH GROUP... c=N,N[,N,N]   counts the sequences of each length
 *   clans trace SEED SEATS                   plays one random game and tells it
 *   clans playouts SECONDS SEATS SEED        random games from dealt starts
 *   clans lists SECONDS SEATS SEED           lists of legal actions alone
 */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "clans_material.h"

/* At most four neighbours of one territory can be isolated by leaving it, so
 * the list never comes near this bound. */
#define MOST_ACTIONS 4096
#define MOST_VILLAGES 4
#define MOST_SEATS 4
#define STARTS 64
#define SAMPLES 4096

/* An action: source, destination and the founding sequence, six bits each.
 * A territory of the sequence is stored plus one, so that zero ends it. */
typedef uint64_t Action;

typedef struct {
    uint64_t occupied;
    uint64_t large;
    uint8_t huts[TERRITORIES][CLANS];
    uint8_t size[TERRITORIES];
    uint8_t removed[CLANS];
    uint8_t chips[MOST_SEATS];
    int16_t score[CLANS];
    uint8_t founded;
    uint8_t seats;
    uint8_t active;
    bool over;
} State;

static inline uint64_t bit(int territory) { return UINT64_C(1) << territory; }

static inline int first(uint64_t mask) { return __builtin_ctzll(mask); }

/* -- Chance ---------------------------------------------------------------- */

typedef struct {
    uint64_t state;
} Rng;

static inline uint32_t next32(Rng *rng) {
    uint64_t x = rng->state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    rng->state = x;
    return (uint32_t)((x * UINT64_C(0x2545F4914F6CDD1D)) >> 32);
}

/* A number from 0 to bound - 1, every one equally likely: the few values that
 * would favour the small numbers are drawn again. */
static inline uint32_t below(Rng *rng, uint32_t bound) {
    uint64_t product = (uint64_t)next32(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t unfair = (0u - bound) % bound;
        while ((uint32_t)product < unfair)
            product = (uint64_t)next32(rng) * bound;
    }
    return (uint32_t)(product >> 32);
}

static Rng seeded(uint64_t seed) {
    Rng rng = {(seed + 1) * UINT64_C(0x9E3779B97F4A7C15)};
    for (int i = 0; i < 16; i++)
        next32(&rng);
    return rng;
}

/* One hut of every clan in every region, and a starting player (CLA-2). */
static void deal(State *state, int seats, Rng *rng) {
    memset(state, 0, sizeof *state);
    for (int region = 0; region < REGIONS; region++) {
        int clan[CLANS];
        for (int i = 0; i < CLANS; i++)
            clan[i] = i;
        for (int i = CLANS - 1; i > 0; i--) {
            int j = (int)below(rng, (uint32_t)i + 1), kept = clan[i];
            clan[i] = clan[j];
            clan[j] = kept;
        }
        for (int i = 0; i < CLANS; i++) {
            int territory = region * CLANS + i;
            state->huts[territory][clan[i]] = 1;
            state->size[territory] = 1;
            state->occupied |= bit(territory);
        }
    }
    state->seats = (uint8_t)seats;
    state->active = (uint8_t)below(rng, (uint32_t)seats);
}

/* -- Legal actions (CLA-4, CLA-5, CLA-7.4) --------------------------------- */

/* The territories with exactly one occupied neighbour. When the source of a move
 * is left, its neighbours among them become isolated (CLA-6.2). */
static inline uint64_t with_one_neighbour(uint64_t territories, uint64_t occupied) {
    uint64_t found = 0;
    for (uint64_t rest = territories; rest; rest &= rest - 1) {
        uint64_t near = NEIGHBOURS[first(rest)] & occupied;
        if (near && !(near & (near - 1)))
            found |= rest & -rest;
    }
    return found;
}

/* Add one action for every distribution of the villages over the blocks that
 * share an epoch; inside a block the villages ascend (CLA-7.4). */
static int add_orders(Action *list, int count, Action begun, int length, uint64_t villages,
                      int founded, int room, int lowest) {
    if (!villages) {
        list[count++] = begun;
        return count;
    }
    if (room == 0) {
        room = founded < CHIPS ? CHIPS_LEFT[founded] : MOST_VILLAGES;
        lowest = 0;
    }
    for (uint64_t rest = villages >> lowest << lowest; rest; rest &= rest - 1) {
        int territory = first(rest), open = __builtin_popcountll(rest) - 1;
        int left = __builtin_popcountll(villages) - 1;
        if (open < room - 1 && open < left)
            break; /* too few higher villages to fill the block */
        Action next = begun | (Action)(territory + 1) << (12 + 6 * length);
        count = add_orders(list, count, next, length + 1, villages & ~bit(territory),
                           founded + 1, room - 1, territory + 1);
    }
    return count;
}

static inline int add_moves(Action *list, int count, int source, uint64_t destinations,
                            uint64_t villages, int founded) {
    if (villages && __builtin_popcountll(villages) > CHIPS_LEFT[founded]) {
        for (; destinations; destinations &= destinations - 1)
            count = add_orders(list, count, (Action)source | (Action)first(destinations) << 6, 0,
                               villages, founded, 0, 0);
        return count;
    }
    for (; destinations; destinations &= destinations - 1)
        list[count++] = (Action)source | (Action)first(destinations) << 6;
    return count;
}

/* Fill the list with every legal action in ascending order (CLA-3.6). Never
 * inlined, so that no caller can leave out a part of the list. */
__attribute__((noinline)) static int legal(const State *state, Action *list) {
    int count = 0, founded = state->founded;
    uint64_t occupied = state->occupied, large = state->large;
    if (state->over)
        return 0;
    uint64_t lonely = with_one_neighbour(occupied, occupied);
    for (uint64_t rest = large; rest; rest &= rest - 1) { /* CLA-5.4 */
        int source = first(rest);
        uint64_t onto = 0;
        for (uint64_t pairs = NEIGHBOURS[source] & large; pairs; pairs &= pairs - 1)
            if (state->size[source] <= state->size[first(pairs)])
                onto |= pairs & -pairs;
        count = add_moves(list, count, source, onto, NEIGHBOURS[source] & lonely, founded);
    }
    if (count)
        return count;
    for (uint64_t rest = occupied & ~large; rest; rest &= rest - 1) { /* CLA-5.1 */
        int source = first(rest);
        uint64_t near = NEIGHBOURS[source];
        count = add_moves(list, count, source, near & occupied, near & lonely, founded);
    }
    return count;
}

/* -- Effects (CLA-6 to CLA-10) --------------------------------------------- */

static void found(State *state, int territory) {
    uint8_t *huts = state->huts[territory];
    int epoch = EPOCH_OF_CHIP[state->founded++]; /* CLA-6.7 */
    state->chips[state->active]++;
    int clans = 0;
    for (int clan = 0; clan < CLANS; clan++)
        clans += huts[clan] > 0;
    if (clans == CLANS_FOR_STRIFE) { /* CLA-8.1 */
        for (int clan = 0; clan < CLANS; clan++)
            if (huts[clan] == 1) {
                huts[clan] = 0;
                state->removed[clan]++;
                state->size[territory]--;
            }
        if (state->size[territory] < LARGE_GROUP)
            state->large &= ~bit(territory);
        if (state->size[territory] == 0) /* CLA-8.6 */
            state->occupied &= ~bit(territory);
    }
    int terrain = 1 << TERRAIN[territory];
    if (HOSTILE[epoch] & terrain) /* CLA-9.4 */
        return;
    int value = state->size[territory];
    if (FAVOURABLE[epoch] & terrain) /* CLA-9.3, CLA-9.5 */
        value += BONUS[epoch];
    for (int clan = 0; clan < CLANS; clan++)
        if (huts[clan])
            state->score[clan] = (int16_t)(state->score[clan] + value); /* CLA-9.6 */
}

static bool any_move(uint64_t occupied) { /* CLA-10.3 */
    for (uint64_t rest = occupied; rest; rest &= rest - 1)
        if (NEIGHBOURS[first(rest)] & occupied)
            return true;
    return false;
}

static void apply(State *state, Action action) {
    int source = (int)(action & 63), destination = (int)(action >> 6 & 63);
    uint64_t villages = with_one_neighbour(NEIGHBOURS[source] & state->occupied, state->occupied);
    for (int clan = 0; clan < CLANS; clan++) { /* CLA-4.5 */
        state->huts[destination][clan] = (uint8_t)(state->huts[destination][clan] + state->huts[source][clan]);
        state->huts[source][clan] = 0;
    }
    state->size[destination] = (uint8_t)(state->size[destination] + state->size[source]);
    state->size[source] = 0;
    state->occupied &= ~bit(source);
    state->large &= ~bit(source);
    if (state->size[destination] >= LARGE_GROUP)
        state->large |= bit(destination);
    if (villages) {
        uint64_t order = action >> 12;
        if (order)
            for (; order && state->founded < CHIPS; order >>= 6) /* CLA-7.5 */
                found(state, (int)(order & 63) - 1);
        else
            for (; villages; villages &= villages - 1)
                found(state, first(villages));
        state->over = state->founded == CHIPS || !any_move(state->occupied); /* CLA-10 */
    }
    if (!state->over)
        state->active = (uint8_t)(state->active + 1 == state->seats ? 0 : state->active + 1);
}

/* -- Texts ------------------------------------------------------------------ */

static void print_territory(int territory) {
    printf("%c%d", 'A' + territory / CLANS, territory % CLANS + 1);
}

static void print_action(Action action) {
    print_territory((int)(action & 63));
    putchar('-');
    print_territory((int)(action >> 6 & 63));
    char before = '/';
    for (uint64_t order = action >> 12; order; order >>= 6) {
        putchar(before);
        print_territory((int)(order & 63) - 1);
        before = ',';
    }
}

static void print_position(const State *state) {
    const char *gap = "";
    for (int territory = 0; territory < TERRITORIES; territory++) {
        if (!state->size[territory])
            continue;
        printf("%s", gap);
        print_territory(territory);
        putchar(':');
        for (int clan = 0; clan < CLANS; clan++)
            if (state->huts[territory][clan])
                printf("%c%d", CLAN_LETTERS[clan], state->huts[territory][clan]);
        gap = " ";
    }
    printf("%s; c=", *gap ? "" : "-");
    for (int seat = 0; seat < state->seats; seat++)
        printf(seat ? ",%d" : "%d", state->chips[seat]);
    printf("; s=");
    for (int clan = 0; clan < CLANS; clan++)
        printf(clan ? ",%d" : "%d", state->score[clan]);
    if (state->over)
        printf("; p=over");
    else
        printf("; p=%d", state->active + 1);
    printf("; x=");
    for (int clan = 0; clan < CLANS; clan++)
        printf(clan ? ",%d" : "%d", state->removed[clan]);
}

/* Read "A1:k1r2" or "c=2,1"; answer false if the word is neither. */
static bool read_word(State *state, const char *word) {
    if (word[0] == 'c' && word[1] == '=') {
        char *end = (char *)word + 1;
        state->seats = 0;
        do {
            if (state->seats == MOST_SEATS)
                return false;
            long chips = strtol(end + 1, &end, 10);
            state->chips[state->seats++] = (uint8_t)chips;
            state->founded = (uint8_t)(state->founded + chips);
        } while (*end == ',');
        return *end == 0 && state->founded <= CHIPS;
    }
    int region = word[0] - 'A', number = region < 0 ? -1 : word[1] - '1';
    if (region >= REGIONS || number < 0 || number >= CLANS || word[2] != ':')
        return false;
    int territory = region * CLANS + number;
    char *rest = (char *)word + 3;
    while (*rest) {
        const char *letter = strchr(CLAN_LETTERS, *rest);
        if (!letter)
            return false;
        long huts = strtol(rest + 1, &rest, 10);
        state->huts[territory][letter - CLAN_LETTERS] = (uint8_t)huts;
        state->size[territory] = (uint8_t)(state->size[territory] + huts);
    }
    state->occupied |= bit(territory);
    if (state->size[territory] >= LARGE_GROUP)
        state->large |= bit(territory);
    return true;
}

/* -- Commands ---------------------------------------------------------------- */

static void count_sequences(const State *state, int depth, int most, uint64_t *counts) {
    Action list[MOST_ACTIONS];
    int count = legal(state, list);
    counts[depth] += (uint64_t)count;
    if (depth + 1 == most)
        return;
    for (int i = 0; i < count; i++) {
        State after = *state;
        apply(&after, list[i]);
        count_sequences(&after, depth + 1, most, counts);
    }
}

static int perft(int argc, char **argv) {
    State state;
    int depth = atoi(argv[0]);
    uint64_t counts[TERRITORIES] = {0};
    memset(&state, 0, sizeof state);
    state.seats = 2;
    for (int i = 1; i < argc; i++)
        if (!read_word(&state, argv[i])) {
            fprintf(stderr, "%s: neither a group nor chips\n", argv[i]);
            return 2;
        }
    if (depth < 1 || depth > TERRITORIES) {
        fprintf(stderr, "depth %d: expected 1 to %d\n", depth, TERRITORIES);
        return 2;
    }
    state.over = state.founded == CHIPS || !any_move(state.occupied);
    count_sequences(&state, 0, depth, counts);
    for (int i = 0; i < depth; i++)
        printf("%llu\n", (unsigned long long)counts[i]);
    return 0;
}

static int trace(uint64_t seed, int seats) {
    Rng rng = seeded(seed);
    State state;
    Action list[MOST_ACTIONS];
    deal(&state, seats, &rng);
    print_position(&state);
    putchar('\n');
    while (!state.over) {
        int count = legal(&state, list);
        Action action = list[below(&rng, (uint32_t)count)];
        apply(&state, action);
        printf("%d ", count);
        print_action(action);
        putchar(' ');
        print_position(&state);
        putchar('\n');
    }
    return 0;
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int playouts(double seconds, int seats, uint64_t seed) {
    Rng rng = seeded(seed);
    static State starts[STARTS];
    Action list[MOST_ACTIONS];
    uint64_t games = 0, moves = 0, actions = 0, points = 0;
    for (int i = 0; i < STARTS; i++)
        deal(&starts[i], seats, &rng);
    double begin = cpu_seconds(), spent;
    do {
        for (int i = 0; i < STARTS; i++) {
            State state = starts[i];
            while (!state.over) {
                int count = legal(&state, list);
                apply(&state, list[below(&rng, (uint32_t)count)]);
                actions += (uint64_t)count;
                moves++;
            }
            for (int clan = 0; clan < CLANS; clan++)
                points += (uint64_t)state.score[clan];
        }
        games += STARTS;
        spent = cpu_seconds() - begin;
    } while (spent < seconds);
    printf("%.9f %llu %llu %llu %llu\n", spent, (unsigned long long)games, (unsigned long long)moves,
           (unsigned long long)actions, (unsigned long long)points);
    return 0;
}

static int lists(double seconds, int seats, uint64_t seed) {
    Rng rng = seeded(seed);
    static State samples[SAMPLES];
    Action list[MOST_ACTIONS];
    uint64_t made = 0, actions = 0, last = 0;
    for (int i = 0; i < SAMPLES;) {
        State state;
        deal(&state, seats, &rng);
        while (!state.over && i < SAMPLES) {
            samples[i++] = state;
            apply(&state, list[below(&rng, (uint32_t)legal(&state, list))]);
        }
    }
    double begin = cpu_seconds(), spent;
    do {
        for (int i = 0; i < SAMPLES; i++) {
            int count = legal(&samples[i], list);
            actions += (uint64_t)count;
            last ^= list[count - 1];
        }
        made += SAMPLES;
        spent = cpu_seconds() - begin;
    } while (spent < seconds);
    printf("%.9f %llu %llu %llu\n", spent, (unsigned long long)made, (unsigned long long)actions,
           (unsigned long long)last);
    return 0;
}

int main(int argc, char **argv) {
    const char *command = argc > 1 ? argv[1] : "";
    if (!strcmp(command, "perft") && argc > 3)
        return perft(argc - 2, argv + 2);
    if (!strcmp(command, "trace") && argc == 4)
        return trace(strtoull(argv[2], NULL, 10), atoi(argv[3]));
    if (!strcmp(command, "playouts") && argc == 5)
        return playouts(atof(argv[2]), atoi(argv[3]), strtoull(argv[4], NULL, 10));
    if (!strcmp(command, "lists") && argc == 5)
        return lists(atof(argv[2]), atoi(argv[3]), strtoull(argv[4], NULL, 10));
    fprintf(stderr, "usage: clans perft DEPTH GROUP... | trace SEED SEATS | playouts SECONDS SEATS SEED"
                    " | lists SECONDS SEATS SEED\n");
    return 2;
}
