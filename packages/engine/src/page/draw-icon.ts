import { Path2D } from '@napi-rs/canvas';
import type { Layer, UnitPoint } from './picture.ts';

/** Our own line icons on a 24 × 24 grid, drawn with round ends. */
const ICONS = {
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  heart: 'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6A4.6 4.6 0 0 1 20.500 9C20.5 15 12 20 12 20Z',
  gift: 'M4 11h16v9H4zM3 7.500h18V11H3zM12 7.500V20M12 7.500C10 7.500 7.500 6.800 7.500 5S10.800 2.800 12 7.500C13.200 2.800 16.500 3.200 16.500 5S14 7.500 12 7.500Z',
  check: 'M4.500 12.800l4.800 4.700L19.500 7',
  drop: 'M12 3S5.500 10 5.500 14.500a6.500 6.500 0 0 0 13 0C18.500 10 12 3 12 3Z',
  hand: 'M8 12V5.500a1.500 1.500 0 0 1 3 0V11V4a1.500 1.500 0 0 1 3 0v7V6a1.500 1.500 0 0 1 3 0v8.500c0 4-2.400 6.500-6 6.500c-3 0-4.300-1.300-5.800-4L3.800 13.500c-.8-1.500 1-2.600 2-1.400L8 14.500',
  home: 'M3.500 11.500L12 4l8.500 7.500M6 9.500V20h12V9.500M10 20v-6h4v6',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17M12 7.500V12l3.200 2',
  chat: 'M4 5h16v11H11l-4.500 4v-4H4zM8 9.200h8M8 12.200h5',
  lens: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M15.300 15.300L20.500 20.500M10.500 7.500v6M7.500 10.500h6',
  eye: 'M2.500 12S6 5.500 12 5.500S21.500 12 21.500 12S18 18.500 12 18.500S2.500 12 2.500 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  shield:
    'M12 3l7.500 2.800V11c0 5-3.200 8.300-7.500 10C7.700 19.300 4.500 16 4.500 11V5.800ZM8.500 11.800l2.500 2.500l4.500-4.800',
  parcel:
    'M3.500 7.500L12 3l8.500 4.500v9L12 21l-8.500-4.500zM3.500 7.500L12 12l8.500-4.500M12 12v9M7.800 5.200l8.500 4.500',
  ruler: 'M3.500 15.500L15.500 3.500l5 5L8.500 20.500zM7 12l2 2M9.500 9.500l3 3M12 7l2 2M14.500 4.500l2 2',
  spark: 'M12 3c.6 5.200 3.200 8 9 9c-5.800 1-8.400 3.800-9 9c-.6-5.200-3.200-8-9-9c5.800-1 8.400-3.800 9-9Z',
  leaf: 'M5 19C4 9.500 9.500 4.500 20 4.500C20 14.500 15 20 7.500 17.500M5 20.500C7 15 10 11.500 14.500 9.500',
  moon: 'M19.500 14.500A8 8 0 1 1 9.500 4.500A6.500 6.500 0 0 0 19.500 14.500Z',
  play: 'M7 4.500l12 7.500l-12 7.500z',
} as const;

export type IconName = keyof typeof ICONS;

/** An icon centred on a point; `size` is the side of its grid, `weight` the line on that grid. */
export function drawIcon(name: IconName, centre: UnitPoint, size: number, color: string, weight = 1.6): Layer {
  return {
    name: `icon ${name}`,
    draw({ ctx }) {
      ctx.translate(centre.x - size / 2, centre.y - size / 2);
      ctx.scale(size / 24, size / 24);
      ctx.strokeStyle = color;
      ctx.lineWidth = weight;
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      ctx.stroke(new Path2D(ICONS[name]));
    },
  };
}
