import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { TwoAccounts } from '@/components/TwoAccounts';
import { LINK_TEXTS } from '../texts';
import type { WxLoginModel } from '../wxLogin.model';
import type { Offer } from './linkLogin';

interface LinkOfferProps {
  readonly model: WxLoginModel;
  readonly offer: Offer;
}

/** The person of the link, and the person who is logged in already. */
export const LinkOffer = observer(function LinkOffer({ model, offer: { phone, here } }: LinkOfferProps) {
  const problem = model.problem !== '' && <Notice kind="warn">{model.problem}</Notice>;
  if (here === '')
    return (
      <>
        <Lead title={LINK_TEXTS.offer(phone)} note={LINK_TEXTS.offerNote} />
        {problem}
      </>
    );
  return (
    <>
      <Lead title={LINK_TEXTS.choose} note={LINK_TEXTS.chooseNote} />
      {problem}
      <TwoAccounts here={here} offered={phone} />
    </>
  );
});

/** If another person is logged in already, the first choice is to stay. */
export const LinkOfferFoot = observer(function LinkOfferFoot({ model, offer }: LinkOfferProps) {
  const { phone, here } = offer;
  if (here === '')
    return (
      <>
        <Button onPress={() => model.accept()} loading={model.busy}>
          {LINK_TEXTS.login}
        </Button>
        <Button kind="ghost" onPress={() => model.byPhone()} disabled={model.busy}>
          {LINK_TEXTS.byPhone}
        </Button>
      </>
    );
  return (
    <>
      <Button onPress={() => model.keep()} disabled={model.busy}>
        {LINK_TEXTS.keep(here)}
      </Button>
      <Button kind="ghost" onPress={() => model.accept()} loading={model.busy}>
        {LINK_TEXTS.change(phone)}
      </Button>
    </>
  );
});
