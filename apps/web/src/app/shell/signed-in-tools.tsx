import { CreditCount } from '../../features/accounts/components/credit-count.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';

/** Header tools for signed-in users; not loaded for visitors. */
export default function SignedInTools() {
  return (
    <TooltipProvider>
      <CreditCount />
      <AccountMenu />
    </TooltipProvider>
  );
}
