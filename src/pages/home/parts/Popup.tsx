import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { PopupSheet } from '@/features/popupSheet';
import type { HomeModel } from '../index.model';

/** The current popup. Its sheet is loaded with the first popup, so a visit without one does not need it. */
export const Popup = observer(function Popup({ model }: { readonly model: HomeModel }) {
  const { popups } = model;
  const wanted = popups?.current !== undefined;
  const [Sheet, setSheet] = useState<typeof PopupSheet>();
  useEffect(() => {
    if (!wanted || Sheet) return;
    // If its code does not load, there is no popup; the next popup tries again.
    import('@/features/popupSheet').then(
      ({ PopupSheet: come }) => setSheet(() => come),
      () => undefined,
    );
  }, [wanted, Sheet]);
  return popups && Sheet ? <Sheet popups={popups} /> : null;
});
