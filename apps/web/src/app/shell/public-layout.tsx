import { Outlet } from 'react-router';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusOnNavigate } from './use-focus-on-navigate.ts';

export default function PublicLayout() {
  const main = useFocusOnNavigate();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
