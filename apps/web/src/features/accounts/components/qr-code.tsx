import { use } from 'react';

const load = () => import('uqr');
/** Loaded with the first code that is shown. */
let loading: ReturnType<typeof load> | undefined;

/** A QR code, dark on light in every theme: that is how scanners want it. Suspends while it loads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  loading ??= load();
  const svg = use(loading).renderSVG(text, { ecc: 'M', border: 4 });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={224}
      height={224}
      className="w-full max-w-56 justify-self-center bg-white"
    />
  );
}
