import type { Adjustment } from '../model.ts';
import { keepInRoom, vanishingOf } from './hand-room.ts';
import { invert, multiply, type Matrix3 } from '../pixels/matrix.ts';
import type { HandRoom } from '../page/picture.ts';
import type { Stage } from './stage.ts';
import { type Stand, standAt, unitsPerMetreAt } from './stand-product.ts';
import { tiltProduct } from '../product/tilt-product.ts';
import type { UnitPoint } from '../page/units.ts';

/** A product as adjusted by hand, and the floor it stands on there. */
export interface AdjustedStand {
  stage: Stage;
  stand: Stand;
  hand: Adjustment;
}

/**
 * Moves, scales and rotates a standing product. It scales from the middle of its lower edge and rotates about its own centre. On paper the
 * floor and the light move with it; in a set with a scale it gets smaller as it moves back.
 */
export function adjustStand(stage: Stage, own: Stand, wish: Adjustment, room: HandRoom): AdjustedStand {
  const hand = keepInRoom(room, wish);
  const from = { x: own.visible.x + own.visible.w / 2, y: own.visible.y + own.visible.h };
  const to = { x: from.x + 1000 * hand.x, y: from.y + 1000 * hand.y };
  const factor = hand.scale * (room.vanishing === null ? 1 : unitsPerMetreAt(stage, to) / unitsPerMetreAt(stage, from));
  const moved = stage.isPaper ? movePaper(stage, from, to, factor) : stage;
  const corner = { x: to.x + (own.box.x - from.x) * factor, y: to.y + (own.box.y - from.y) * factor };
  const scale = own.scale * factor;
  const stand =
    hand.turn === 0 ? standAt(moved, own.product, scale, corner) : tilted(moved, own, hand.turn, scale, corner);
  return { stage: moved, stand, hand };
}

/** The floor of a plain background, moved and scaled like the product. */
function movePaper(stage: Stage, from: UnitPoint, to: UnitPoint, factor: number): Stage {
  const similar: Matrix3 = [factor, 0, to.x - factor * from.x, 0, factor, to.y - factor * from.y, 0, 0, 1];
  const floorToFrame = multiply(similar, stage.floorToFrame);
  const { anchor } = stage;
  return {
    ...stage,
    floorToFrame,
    frameToFloor: invert(floorToFrame),
    anchor: { x: to.x + factor * (anchor.x - from.x), y: to.y + factor * (anchor.y - from.y) },
    unitsPerMetre: stage.unitsPerMetre * factor,
    horizon: Math.max(0, vanishingOf({ floorToFrame })),
  };
}

function tilted(stage: Stage, { product, box }: Stand, degrees: number, scale: number, corner: UnitPoint): Stand {
  const turned = tiltProduct(product, degrees);
  const [before, after] = [product.silhouette, turned.silhouette];
  const perPixel = (scale * before.ratio) / after.ratio;
  const middle = {
    x: corner.x + (before.width * scale) / 2,
    y: corner.y + ((box.h / box.w) * before.width * scale) / 2,
  };
  return standAt(stage, turned, perPixel, {
    x: middle.x - (after.width * perPixel) / 2,
    y: middle.y - (after.height * perPixel) / 2,
  });
}
