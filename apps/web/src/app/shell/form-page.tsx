import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  picture: { src: string; alt: string; caption: string };
  children: ReactNode;
}

/** A narrow form beside one picture. */
export function FormPage({ title, lead, picture, children }: Props) {
  return (
    <div className="page-width grid gap-12 py-10 md:grid-cols-2 md:py-16 lg:gap-24">
      <div className="w-full max-w-md justify-self-center md:justify-self-end">
        <h1 className="headline text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <figure className="max-w-lg max-md:hidden">
        <img src={picture.src} alt={picture.alt} width={900} height={900} className="w-full bg-sunken" />
        <figcaption className="placard mt-3">{picture.caption}</figcaption>
      </figure>
    </div>
  );
}
