import type { ShadowKind } from '../identifiers.ts';
import { castShadow, type ShadowWish } from './cast-shadow.ts';
import type { Layer } from '../page/picture.ts';
import { reflectProduct } from './reflect-product.ts';
import type { Stage } from './stage.ts';
import type { Stand } from './stand-product.ts';

/** A large light from above, as in a light tent: degrees, and shares of the stage's own strength. */
const TENT = { softnessDeg: 84, strength: 0.72, contact: 0.8, lean: 0.35 };
/** Distance of a floating product's shadow below it, and the shadow's half width: shares of the product's height and width. */
const BELOW = 0.05;
const HALF_WIDTH = 0.46;
const DARKEST = 0.34;

/** The chosen kind of shadow, and the floor's reflection, back to front; a product without a shadow gets neither. */
export function shadowOf(stage: Stage, stand: Stand, kind: ShadowKind, wish: ShadowWish): Layer[] {
  if (kind === 'none') return [];
  if (kind === 'floating') return [floatShadow(stage, stand)];
  const lit = kind === 'soft' ? underTent(stage) : stage;
  return [castShadow(lit, stand, wish), reflectProduct(stage, stand)];
}

function underTent(stage: Stage): Stage {
  const { light } = stage;
  const [x, y, z] = light.direction;
  const length = Math.hypot(x * TENT.lean, y * TENT.lean, z);
  const { keyMap } = stage;
  return {
    ...stage,
    keyMap: keyMap && { ...keyMap, values: keyMap.values.map((share) => share * TENT.strength) },
    light: {
      ...light,
      direction: [(x * TENT.lean) / length, (y * TENT.lean) / length, z / length],
      softnessDeg: Math.max(light.softnessDeg, TENT.softnessDeg),
      strength: light.strength * TENT.strength,
      contact: light.contact * TENT.contact,
    },
  };
}

/** A soft disc on the floor below a product that does not touch it; it ends inside the picture. */
function floatShadow({ frame, pitchDeg }: Stage, { visible }: Stand): Layer {
  const rx = visible.w * HALF_WIDTH;
  const ry = rx * Math.max(0.1, Math.min(0.45, Math.sin((pitchDeg * Math.PI) / 180)));
  const x = visible.x + visible.w / 2;
  const y = Math.min(visible.y + visible.h * (1 + BELOW), frame.height - ry - 12);
  return {
    name: 'shadow',
    draw({ ctx }) {
      ctx.globalCompositeOperation = 'multiply';
      ctx.translate(x, y);
      ctx.scale(1, ry / rx);
      const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, rx);
      for (let i = 0; i <= 10; i++)
        gradient.addColorStop(i / 10, `rgba(12, 12, 16, ${(DARKEST * (1 - (i / 10) ** 1.4) ** 2).toFixed(4)})`);
      ctx.fillStyle = gradient;
      ctx.beginPath();
      ctx.arc(0, 0, rx, 0, Math.PI * 2);
      ctx.fill();
    },
  };
}
