import { CreditCount } from '../../features/accounts/components/credit-count.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';

/** What the header has for those who are signed in; strangers need not load it. */
export default function SignedInTools() {
  return (
    <TooltipProvider>
      <CreditCount />
      <AccountMenu />
    </TooltipProvider>
  );
}
