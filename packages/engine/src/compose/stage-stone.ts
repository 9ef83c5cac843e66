import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { invert } from './matrix.ts';
import { noise2 } from './noise.ts';
import { paintField } from './paint-field.ts';
import type { Frame, Layer, UnitPoint } from './picture.ts';
import type { Stage } from './stage.ts';
import { floorOf, SOFTBOX } from './stage-sweep.ts';
import { project } from './matrix.ts';

/** A dark room: a wall in a warm pool of light, a slab of polished black stone with gold veins. */
export function stageStone(frame: Frame, anchor: UnitPoint, pitchDeg: number): Stage {
  const floorToFrame = floorOf(anchor, pitchDeg);
  const edge = anchor.y - 130;
  const stage: Stage = {
    frame,
    backdrop: [],
    floorToFrame,
    frameToFloor: invert(floorToFrame),
    pitchDeg,
    anchor,
    unitsPerMetre: 1180,
    horizon: edge,
    light: {
      ...SOFTBOX,
      direction: [0.62, 0.1, 0.78],
      color: [1, 0.9, 0.76],
      softnessDeg: 24,
      strength: 0.6,
      contact: 0.8,
    },
    scaled: false,
    probe: null,
    keyMap: null,
    reflection: { share: 0.34, blur: 2.2 },
    supportRadius: null,
    white: null,
  };
  return { ...stage, backdrop: [wall(frame, edge), slab(stage, edge)] };
}

function wall(frame: Frame, edge: number): Layer {
  return paintField('wall', (x, y) => {
    const pool = Math.exp(-(((x - frame.width * 0.56) / 330) ** 2 + ((y - edge * 0.72) / 300) ** 2));
    const breath = 0.0085 + 0.004 * (1 - y / frame.height);
    return [breath + 0.085 * pool, breath * 0.96 + 0.056 * pool, breath * 0.95 + 0.033 * pool];
  });
}

const SLAB_PX = 1400;
let veins: Canvas | undefined;

function slab(stage: Stage, edge: number): Layer {
  const { frame } = stage;
  return {
    name: 'slab',
    draw({ ctx }) {
      veins ??= slabCanvas(stage, edge);
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(veins, 0, edge, frame.width, frame.height - edge);
      const lip = ctx.createLinearGradient(0, edge - 3, 0, edge + 5);
      lip.addColorStop(0, 'rgba(0,0,0,0)');
      lip.addColorStop(0.5, 'rgba(214,176,110,0.30)');
      lip.addColorStop(1, 'rgba(0,0,0,0)');
      ctx.fillStyle = lip;
      ctx.fillRect(0, edge - 3, frame.width, 8);
    },
  };
}

/** Stone seen in perspective: ridged noise for veins, the wall's glow mirrored far back. */
function slabCanvas({ frame, frameToFloor, anchor }: Stage, edge: number): Canvas {
  const height = Math.round((SLAB_PX * (frame.height - edge)) / frame.width);
  const data = new Uint8ClampedArray(SLAB_PX * height * 4);
  for (let i = 0; i < SLAB_PX * height; i++) {
    const x = (((i % SLAB_PX) + 0.5) / SLAB_PX) * frame.width;
    const y = edge + ((Math.floor(i / SLAB_PX) + 0.5) / height) * (frame.height - edge);
    const floor = project(frameToFloor, x, y);
    const [u, v] = [floor.x * 5.2 + 11, floor.y * 5.2 + 7];
    const warp = noise2(u * 1.3, v * 1.3);
    const ridge = 1 - Math.abs(noise2(u * 0.9 + warp * 1.6, v * 0.9 - warp) * 2 - 1);
    const vein = Math.max(0, ridge - 0.962) / 0.038;
    const fine = Math.max(0, 1 - Math.abs(noise2(u * 2.1 - warp * 2.2, v * 2.1 + warp) * 2 - 1) - 0.975) / 0.025;
    const cloud = noise2(u * 2.4, v * 2.4) * 0.6 + noise2(u * 6, v * 6) * 0.4;
    const glow = Math.exp(-(((x - anchor.x - 50) / 340) ** 2)) * Math.exp(-(y - edge) / 120);
    const light = 13 + 10 * cloud + 74 * glow;
    const gold = (62 * vein ** 1.6 + 26 * fine) * (0.15 + 0.85 * cloud);
    data[i * 4] = light * 1.05 + gold * 1.1;
    data[i * 4 + 1] = light * 0.94 + gold * 0.84;
    data[i * 4 + 2] = light * 0.86 + gold * 0.5;
    data[i * 4 + 3] = 255;
  }
  const canvas = createCanvas(SLAB_PX, height);
  canvas.getContext('2d').putImageData(new ImageData(data, SLAB_PX, height), 0, 0);
  return canvas;
}
