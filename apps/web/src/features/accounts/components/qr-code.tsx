import { use } from 'react';

const load = () => import('uqr');
/** Loaded when the first code is shown. */
let loading: ReturnType<typeof load> | undefined;

/** A QR code, dark on light in every theme, as scanners require. Suspends while it loads. */
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
