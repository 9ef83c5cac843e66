import type { Photo } from '@vitrine/contract';

/** A small photo, darkened except for a candidate's mask. Never mirrored in right-to-left pages. */
export function CandidatePicture({ photo, mask }: { photo: Photo; mask: string }) {
  const { width, height, preview_url } = photo;
  const maskImage = `url("${mask}")`;
  return (
    <span className="relative block w-full overflow-hidden" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={preview_url} alt="" draggable={false} className="absolute inset-0 size-full brightness-[0.3]" />
      <img
        src={preview_url}
        alt=""
        draggable={false}
        className="absolute inset-0 size-full"
        style={{ maskImage, maskMode: 'luminance', maskSize: '100% 100%' }}
      />
    </span>
  );
}
