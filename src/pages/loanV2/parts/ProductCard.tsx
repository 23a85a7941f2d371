import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import type { LoanForm } from './loanForm';
import { LOAN_TEXTS } from './texts';

/** The product, if more than one is offered. */
export const ProductCard = observer(function ProductCard({ loan }: { readonly loan: LoanForm }) {
  const products = loan.facts?.products ?? [];
  if (products.length < 2) return null;
  const chosen = products.find(({ loanType }) => loanType === loan.product.value);
  return (
    <Card>
      <Choice
        label={LOAN_TEXTS.product}
        options={products.map(({ loanType, name }) => ({ key: loanType, label: name }))}
        value={chosen?.loanType}
        onChange={(loanType) => loan.pickProduct(loanType)}
        hint={chosen?.note}
      />
    </Card>
  );
});
