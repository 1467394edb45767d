"""Above and Below: what a position is made of, by chapter, as plain rows of numbers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8


@final
@mypyc_attr(acyclic=True)
class Market:
    """What lies beside the villages for everybody (chapter 1).

    ``slots`` are buildings (houses, then outposts), ``spaces`` villagers, ``top`` the cave card on
    its deck: 0 for nothing, a number plus one for something. Bags are cards nobody knows the order
    of (AAB-1.10), as masks; ``under`` has the known cards under each deck from the top down.
    ``gaps`` says that a slot or the top cave card may be missing.
    """

    def __init__(
        self,
        *,
        slots: vec[u8],
        spaces: vec[u8],
        top: i64,
        house_bag: i64,
        outpost_bag: i64,
        villager_bag: i64,
        cave_bag: i64,
        key_bag: i64,
        under: vec[u8],
        under_count: vec[i64],
        keys: i64,
        stars: i64,
        specials: i64,
        supply: vec[u8],
        cider: i64,
        gaps: bool,
    ) -> None:
        self.slots = slots
        self.spaces = spaces
        self.top = top
        self.house_bag = house_bag
        self.outpost_bag = outpost_bag
        self.villager_bag = villager_bag
        self.cave_bag = cave_bag
        self.key_bag = key_bag
        self.under = under
        self.under_count = under_count
        self.keys = keys
        self.stars = stars
        self.specials = specials
        self.supply = supply
        self.cider = cider
        self.gaps = gaps

    def copy(self) -> "Market":
        """Return an independent copy."""
        return Market(
            slots=self.slots[:],
            spaces=self.spaces[:],
            top=self.top,
            house_bag=self.house_bag,
            outpost_bag=self.outpost_bag,
            villager_bag=self.villager_bag,
            cave_bag=self.cave_bag,
            key_bag=self.key_bag,
            under=self.under[:],
            under_count=self.under_count[:],
            keys=self.keys,
            stars=self.stars,
            specials=self.specials,
            supply=self.supply[:],
            cider=self.cider,
            gaps=self.gaps,
        )


@final
@mypyc_attr(acyclic=True)
class Villages:
    """What belongs to somebody (chapter 4); villagers are masks.

    Rows hold 0 for nothing and a number plus one for something: ``sale`` items, ``track_good``
    goods, ``covered`` the cave card under each outpost, ``owner`` the seat of each building.
    ``perks`` sums up what a seat's buildings give.
    """

    def __init__(
        self,
        *,
        coins: vec[i64],
        reputation: vec[i64],
        ready: vec[i64],
        exhausted: vec[i64],
        injured: vec[i64],
        stock: vec[u8],
        sale: vec[u8],
        track_good: vec[u8],
        track_count: vec[u8],
        built: vec[u8],
        built_count: vec[i64],
        owner: vec[u8],
        perks: vec[i64],
        tokens: vec[u8],
        free: vec[u8],
        free_count: vec[i64],
        covered: vec[u8],
    ) -> None:
        self.coins = coins
        self.reputation = reputation
        self.ready = ready
        self.exhausted = exhausted
        self.injured = injured
        self.stock = stock
        self.sale = sale
        self.track_good = track_good
        self.track_count = track_count
        self.built = built
        self.built_count = built_count
        self.owner = owner
        self.perks = perks
        self.tokens = tokens
        self.free = free
        self.free_count = free_count
        self.covered = covered

    def copy(self) -> "Villages":
        """Return an independent copy."""
        return Villages(
            coins=self.coins[:],
            reputation=self.reputation[:],
            ready=self.ready[:],
            exhausted=self.exhausted[:],
            injured=self.injured[:],
            stock=self.stock[:],
            sale=self.sale[:],
            track_good=self.track_good[:],
            track_count=self.track_count[:],
            built=self.built[:],
            built_count=self.built_count[:],
            owner=self.owner[:],
            perks=self.perks[:],
            tokens=self.tokens[:],
            free=self.free[:],
            free_count=self.free_count[:],
            covered=self.covered[:],
        )


@final
@mypyc_attr(acyclic=True)
class Bargain:
    """What was traded and offered in a turn (chapter 8)."""

    def __init__(
        self,
        *,
        moved: bool,
        refused: vec[i64],
        seller: i64,
        price: i64,
    ) -> None:
        self.moved = moved
        self.refused = refused
        self.seller = seller
        self.price = price

    def copy(self) -> "Bargain":
        """Return an independent copy."""
        return Bargain(
            moved=self.moved,
            refused=self.refused[:],
            seller=self.seller,
            price=self.price,
        )


@final
@mypyc_attr(acyclic=True)
class Exploration:
    """Which cave is explored (its number plus one), by whom, and how far (chapter 3)."""

    def __init__(
        self,
        *,
        cave: i64,
        party: i64,
        to_roll: i64,
        dice: vec[u8],
        lanterns: i64,
        section: i64,
        option: i64,
        outcome: i64,
        effect: i64,
    ) -> None:
        self.cave = cave
        self.party = party
        self.to_roll = to_roll
        self.dice = dice
        self.lanterns = lanterns
        self.section = section
        self.option = option
        self.outcome = outcome
        self.effect = effect

    def copy(self) -> "Exploration":
        """Return an independent copy."""
        return Exploration(
            cave=self.cave,
            party=self.party,
            to_roll=self.to_roll,
            dice=self.dice[:],
            lanterns=self.lanterns,
            section=self.section,
            option=self.option,
            outcome=self.outcome,
            effect=self.effect,
        )


@final
@mypyc_attr(acyclic=True)
class Night:
    """Which villagers recover how (chapter 9)."""

    def __init__(
        self,
        *,
        to_ask: i64,
        uses: vec[u8],
        beds_left: i64,
        potions_left: i64,
        ciders_left: i64,
        stays: bool,
    ) -> None:
        self.to_ask = to_ask
        self.uses = uses
        self.beds_left = beds_left
        self.potions_left = potions_left
        self.ciders_left = ciders_left
        self.stays = stays

    def copy(self) -> "Night":
        """Return an independent copy."""
        return Night(
            to_ask=self.to_ask,
            uses=self.uses[:],
            beds_left=self.beds_left,
            potions_left=self.potions_left,
            ciders_left=self.ciders_left,
            stays=self.stays,
        )


@final
@mypyc_attr(acyclic=True)
class Known:
    """What everybody knows of the book, and the ``told_`` numbers how the last exploration ended.

    Copies of a position share it, and copies of it the rows; whoever learns something puts others
    in their place.
    """

    def __init__(
        self,
        *,
        read: vec[u8],
        revealed: vec[u8],
        told_seat: i64,
        told_section: i64,
        told_option: i64,
        told_outcome: i64,
    ) -> None:
        self.read = read
        self.revealed = revealed
        self.told_seat = told_seat
        self.told_section = told_section
        self.told_option = told_option
        self.told_outcome = told_outcome

    def copy(self) -> "Known":
        """Return a copy with the same rows."""
        return Known(
            read=self.read,
            revealed=self.revealed,
            told_seat=self.told_seat,
            told_section=self.told_section,
            told_option=self.told_option,
            told_outcome=self.told_outcome,
        )
