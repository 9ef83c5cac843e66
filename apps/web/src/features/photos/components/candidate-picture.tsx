import type { Photo } from '@vitrine/contract';

/** A photo, small, dark but for what a candidate's mask leaves. Never mirrored: it is a picture. */
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
