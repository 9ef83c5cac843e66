import { drawFrond, drawTwig, type Twig } from '../draw-branch.ts';
import type { Frame } from '../picture.ts';
import { softenLayers } from '../soften-layer.ts';
import type { Dress } from './season.ts';

/** Palms that are only seen as shadows, and one leaf near the lens. */
export function dressSummer(frame: Frame): Dress {
  const fronds: Twig[] = [
    [
      { x: -60, y: 40 },
      { x: 260, y: 60 },
      { x: 470, y: 420 },
    ],
    [
      { x: -80, y: 240 },
      { x: 200, y: 330 },
      { x: 270, y: 720 },
    ],
    [
      { x: 330, y: -80 },
      { x: 600, y: 40 },
      { x: 830, y: 330 },
    ],
  ];
  const shadows = fronds.map((twig) => drawFrond(twig, 250, '#8a4a12'));
  const leaf: Twig = [
    { x: 1130, y: 540 },
    { x: 1000, y: 680 },
    { x: 960, y: 960 },
  ];
  return {
    behind: [softenLayers(frame, shadows, { blur: 5, opacity: 0.36, multiply: true })],
    before: [softenLayers(frame, [drawFrond(leaf, 200, '#3f7d4e'), drawTwig(leaf, 9, '#2f6a40')], { blur: 9 })],
  };
}
