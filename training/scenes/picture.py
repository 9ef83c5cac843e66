"""One training picture: a random scene, its photo, its mask, sometimes the scene without the product."""
from . import film
from .camera import aim_camera, pitch_of
from .chance import odds, pick, reseed, whole
from .clutter import add_clutter, add_crowd
from .colours import set_theme
from .develop import Phone, develop, without_gaps
from .hand import add_hand
from .light import light_scene
from .pair import develop_pair, take_empty
from .place import make_place
from .product import make_product
from .surfaces import as_at_home
from .surroundings import draw_panorama

SMALLEST, LARGEST = 0.02, 0.85  # share of the frame that a product may cover
VISIBLE = 0.6  # minimum visible share of a product behind clutter and hand
FLATTEST = 6.0  # minimum standard deviation of the photo (0-255): less is black or fog
BURNT = 0.6  # share of the product that may be pure white
PAIR_SAMPLES = 12  # a phone's noise is added after denoising: the renderer's must be lower
CLEAR_SAMPLES = 8  # the renderer's noise is removed
CLEAR = ('room', 'window', 'soft')  # kinds of light that show a product well
CALM = ('studio', 'box', 'sill', 'nowhere')  # kinds of places that contain no furniture
ATTEMPTS = 6  # attempts before an index is skipped


def take_picture(seed: int, index: int, size: int, held_out: bool, threads: int, scratch: str, family: str | None = None,
                 pair: bool = False, clear: bool = False) -> dict:
    """Photo (BGR), mask, plate (BGR or None) and notes of picture `index`; the same for the same arguments.

    `clear`: well lit and sharp, mostly alone, developed like a good phone's: for products to compose with. With `pair` there is also
    `empty`: a second shot without the product, and no hand is in the picture."""
    for attempt in range(ATTEMPTS):
        reseed(seed, index * ATTEMPTS + attempt)
        film.empty_scene(size, threads)
        scene, product, camera = _compose(held_out, family, clear)
        mask = film.measure_mask(product, scratch)
        alone = film.measure_mask(product, scratch, alone=True)
        if not SMALLEST < mask.mean() / 255 < LARGEST or mask.mean() < VISIBLE * alone.mean():
            continue
        if pair and (scene['place'] == 'nowhere' or scene['hand']):
            continue
        samples = PAIR_SAMPLES if pair else CLEAR_SAMPLES if clear else whole(4, 8)
        light = film.expose(scratch, samples, clear and not pair)
        if pair:
            empty, moved = take_empty(product, scratch, samples)
            photo, empty, differs = develop_pair(light, empty)
            scene = dict(scene, **moved, **differs)
        else:
            photo = Phone(without_gaps(light)).develop(without_gaps(light)) if clear else develop(light)
        burnt = (photo[mask > 127].min(1) > 250).mean()
        if photo.std() > FLATTEST and burnt < BURNT:
            break
    else:
        raise RuntimeError(f'picture {index}: the product was never well in view')
    notes = dict(scene, seed=seed, index=index, share=round(float(mask.mean()) / 255, 4), samples=samples)
    notes['pitch'] = round(pitch_of(camera), 1)
    if clear:
        notes['harsh'] = False
    if pair:
        return dict(photo=photo, mask=mask, plate=None, empty=empty, notes=notes)
    plate = None
    if scene['place'] != 'nowhere' and not scene['hand'] and not clear and odds(0.15):
        for part in product:
            part.hide_render = True
        plate = develop(film.expose(scratch, samples))
    return dict(photo=photo, mask=mask, plate=plate, empty=None, notes=notes)


def _compose(held_out, family, clear):
    theme = None if clear else pick(*[None] * 9, 'white', 'white', 'black', 'hue')
    set_theme(None)
    as_at_home(clear)
    tone = theme if theme in ('white', 'black') else None
    if theme == 'hue':
        set_theme('hue')
    panorama = None if theme else draw_panorama()
    place, wall = make_place(tone, bool(panorama))
    set_theme(theme)
    things, family = make_product(held_out, family)
    set_theme(None)
    if clear and place not in CALM and odds(0.35):
        clutter = add_crowd(wall, things, family)
    else:
        clutter = [] if clear and odds(0.4) else add_clutter(place, wall, things, family)
    camera = aim_camera(things, place)
    camera.data.dof.use_dof &= not clear
    light = light_scene(place, CLEAR if clear else None, panorama)
    hand = not clear and odds(0.07)
    if hand:
        add_hand(things, camera)
    product = {part for thing in things for part in thing.parts}
    return dict(family=family, things=len(things), place=place, clutter=len(clutter), light=light, theme=theme, hand=hand), product, camera
