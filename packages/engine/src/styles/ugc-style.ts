import { believableHeight } from '../compose/believe-size.ts';
import { paintField } from '../compose/paint-field.ts';
import type { Layer } from '../compose/picture.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stageSet } from '../compose/stage-set.ts';

const ROOM = 880;
const TILT = -0.042;

/** As a customer would snap it at home: a little crooked, a little warm, not quite centred. */
export const ugcStyle: Style = {
  id: 'ugc_style',
  width: 3277,
  height: 4096,
  async compose(context) {
    const { main, frame, longerM } = context;
    const stage = await stageSet(context, 'snapshot', { room: ROOM, zoom: 1.12, anchorAt: { x: 470, y: 880 } });
    const height = believableHeight(stage, main, longerM, ROOM);
    const placed = placeProduct(stage, main, { height, maxWidth: 740, at: { x: 490, y: stage.anchor.y + 60 } }, IN_SET);
    const snapped: Layer[] = [...stage.backdrop, ...placed.layers].map((layer) =>
      tilted(layer, frame.width / 2, frame.height / 2),
    );
    return { frame, layers: [...snapped, phoneLook(frame.width, frame.height)], grain: 4.2 };
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

/** Warm highlights and darker corners. */
function phoneLook(width: number, height: number): Layer {
  const field = paintField('phone look', (x, y) => {
    const corner = Math.hypot((x - width / 2) / width, (y - height / 2) / height) / 0.7;
    const v = 1 - 0.16 * corner ** 2.6;
    return [v, v * 0.975, v * 0.92];
  });
  return {
    name: 'phone look',
    draw(surface) {
      surface.ctx.globalCompositeOperation = 'multiply';
      field.draw(surface);
    },
  };
}
