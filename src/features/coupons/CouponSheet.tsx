import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { CouponList as CouponListComponent } from './CouponList';
import type { Coupons } from './coupons';

/** The sheet of coupons; it is loaded when somebody first opens it. If that fails, the app offers a reload (runtime/errorReports). */
export const CouponSheet = observer(function CouponSheet({ coupons }: { readonly coupons: Coupons }) {
  const { open } = coupons;
  const [List, setList] = useState<typeof CouponListComponent>();
  useEffect(() => {
    if (open && List === undefined)
      void import('./CouponList').then((part) => setList(() => part.CouponList));
  }, [open, List]);
  return List === undefined ? null : <List coupons={coupons} />;
});
