import { believableHeight } from '../stage/believe-size.ts';
import { paintField } from '../page/paint-field.ts';
import type { Layer } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import { raiseLow } from '../stage/raise-low.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { widestFor } from '../stage/widest-for.ts';

const ROOM = 880;
const WIDEST = 740;
/** A long product may be no wider, because the picture is enlarged a little when it is rotated. */
const LONGEST = 820;
const TILT = -0.042;
/** Upper end of a product that runs out of the picture at the top, units: the picture is rotated. */
const ABOVE = -20;

/** A customer's snapshot at home: slightly tilted, lit by window and lamp, not quite centred. */
export const ugcStyle: Style = {
  id: 'ugc_style',
  width: 3277,
  height: 4096,
  isOpenBeside: true,
  async compose(context) {
    const { main, frame, longerM } = context;
    const maxWidth = Math.min(LONGEST, widestFor(main, WIDEST));
    const floor = raiseLow(main, { height: ROOM, maxWidth }, 880, frame.height);
    const stage = await stageSet(context, 'snapshot', { room: ROOM, zoom: 1.12, anchorAt: { x: 470, y: floor } });
    const height = believableHeight(stage, main, longerM, ROOM);
    const at = { x: 490, y: stage.anchor.y + 60 };
    // A small sensor sees one soft shadow: the contact shadow under the product must not look like a second one.
    const placed = placeCentred(stage, main, { height, maxWidth, at, head: ABOVE, isOpenBeside: true }, IN_SET, {
      cast: 1.15,
      contact: 0.85,
    });
    const snapped: Layer[] = [...stage.backdrop, ...placed.layers].map((layer) =>
      tilted(layer, frame.width / 2, frame.height / 2),
    );
    const look = phoneLook(frame.width, frame.height, stage.light.direction[0] < 0);
    return { frame, layers: [...snapped, ...look], grain: 4.8 };
  },
};

function tilted(layer: Layer, x: number, y: number): Layer {
  return {
    ...layer,
    ...(layer.product ? { product: { ...layer.product, raster: null, unitsPerPixel: null } } : {}),
    draw(surface) {
      surface.ctx.translate(x, y);
      surface.ctx.rotate(TILT);
      surface.ctx.scale(1.075, 1.075);
      surface.ctx.translate(-x, -y);
      layer.draw(surface);
    },
  };
}

/** How a phone renders a room: daylight on the window's side is cool and blooms, the lamp's side is warm and darker, the corners get darker. */
function phoneLook(width: number, height: number, isLitFromLeft: boolean): Layer[] {
  const across = (x: number): number => (isLitFromLeft ? x / width : 1 - x / width);
  const mixed = paintField('mixed light', (x, y) => {
    const corner = Math.hypot((x - width / 2) / width, (y - height / 2) / height) / 0.7;
    const lamp = across(x) ** 1.4;
    const v = (1 - 0.2 * corner ** 2.6) * (1 - 0.1 * lamp);
    return [v * (0.97 + 0.03 * lamp), v * (1 - 0.045 * lamp), v * (1 - 0.17 * lamp)];
  });
  const bloom = paintField('bloom', (x, y) => {
    const v = 0.07 * Math.exp(-((across(x) / 0.34) ** 2) - (y / height / 0.6) ** 2);
    return [v * 0.94, v * 0.98, v];
  });
  return [blended(mixed, 'multiply'), blended(bloom, 'screen')];
}

function blended(layer: Layer, mode: 'multiply' | 'screen'): Layer {
  return {
    name: layer.name,
    ...(layer.isEndless && { isEndless: true }),
    blend: mode,
    draw(surface) {
      surface.ctx.globalCompositeOperation = mode;
      layer.draw(surface);
    },
  };
}
