import { observer } from 'mobx-react';
import { AmountInput } from '@/components/AmountInput';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Slider } from '@/components/Slider';
import { METHOD_EXPLANATIONS, METHOD_NAMES } from '@/domain/loan/methods';
import { shortYuan } from '@/domain/money/fen';
import { liftOf } from '@/features/blocks';
import { PopupSheet } from '@/features/popupSheet';
import { go, titleOf, usePageModel } from '@/navigation';
import { Changed } from '../parts/Changed';
import { Destination } from '../parts/Destination';
import { isOpen, type Entry, type EntryFacts } from '../parts/entryFacts';
import { PlanCard } from '../parts/PlanCard';
import { PriceLine } from '../parts/PriceLine';
import { ProductCard } from '../parts/ProductCard';
import { ResumeCard } from '../parts/ResumeCard';
import { quickAmounts } from '../parts/quickAmounts';
import { LOAN_TEXTS } from '../parts/texts';
import { LoanModel } from './index.model';
import './index.scss';

interface PartProps {
  readonly model: LoanModel;
  readonly facts: EntryFacts;
}

const Amount = observer(function Amount({ model, facts }: PartProps) {
  const { loan } = model;
  const { rule, most } = facts;
  const [min, max, step] = [rule.min, most, rule.step].map((fen) => fen / 100) as [number, number, number];
  return (
    <Card>
      <AmountInput
        label={LOAN_TEXTS.amountLabel}
        value={loan.amount.value}
        onChange={(text) => loan.typeAmount(text)}
        onDone={() => loan.amount.leave()}
        decimals={0}
        hint={`${shortYuan(rule.min)} 至 ${shortYuan(most)}，${shortYuan(rule.step)} 的整数倍`}
        error={model.errorOf('amount')}
        quick={{
          label: LOAN_TEXTS.quick,
          options: quickAmounts(facts),
          value: loan.fen,
          onPick: (fen) => loan.pickAmount(fen),
        }}
      >
        {max > min && (
          <Slider
            label={LOAN_TEXTS.slider}
            moves={['减少', '增加']}
            value={Math.min(max, Math.max(min, (loan.fen ?? 0) / 100))}
            {...{ min, max, step }}
            onChange={(yuan) => loan.pickAmount(yuan * 100)}
          />
        )}
      </AmountInput>
    </Card>
  );
});

const Terms = observer(function Terms({ model }: Pick<PartProps, 'model'>) {
  const { loan } = model;
  const { terms, methods } = loan.offer;
  const { term: chosen, method } = loan.plan.value;
  return (
    <Card>
      <Choice
        label="借多久"
        options={terms.map((term) => ({ key: term, label: `${term}期` }))}
        value={chosen || undefined}
        onChange={(term) => loan.pickTerm(term)}
      />
      <Choice
        label="怎么还"
        options={methods.map((key) => ({ key, label: METHOD_NAMES[key] }))}
        value={method || undefined}
        onChange={(picked) => loan.pickMethod(picked)}
        hint={method === '' ? undefined : METHOD_EXPLANATIONS[method]}
      />
    </Card>
  );
});

/** No drawing is possible: why, and what the person can do. */
function Closed({ model, entry }: { readonly model: LoanModel; readonly entry: Exclude<Entry, EntryFacts> }) {
  if ('noLine' in entry) {
    const action = { label: LOAN_TEXTS.noCreditAction, onPress: () => model.applyForCredit() };
    return <Empty text={entry.noLine} icon="wallet" action={action} />;
  }
  if ('inactive' in entry) {
    const action = { label: LOAN_TEXTS.inactiveAction, onPress: () => model.toActivate() };
    return <Empty text={entry.inactive} icon="wallet" action={action} />;
  }
  if ('usedUp' in entry) {
    const action = { label: LOAN_TEXTS.usedUpAction, onPress: () => go('repay') };
    return <Empty text={entry.usedUp} icon="wallet" {...(entry.owes && { action })} />;
  }
  return <Empty text={entry.barred} icon="wallet" action={model.wayOf(entry)} />;
}

const Loan = observer(function Loan() {
  const model = usePageModel(LoanModel);
  const { value: entry } = model.facts;
  return (
    <Page
      title={titleOf('loan')}
      problem={model.form.problem}
      lift={liftOf(model.form.submission.failure)}
      foot={
        isOpen(entry) && (
          <>
            <PriceLine model={model} annualRate={entry.annualRate} />
            <Button onPress={() => model.next()} loading={model.form.busy}>
              {LOAN_TEXTS.next}
            </Button>
          </>
        )
      }
    >
      <Changed note={model.note} changes={model.changes} />
      <Async resource={model.facts} skeleton="form">
        {(value) =>
          isOpen(value) ? (
            <>
              <ResumeCard resume={model.resume} />
              <ProductCard loan={model.loan} />
              <Amount model={model} facts={value} />
              <Terms model={model} />
              <Destination model={model} />
              {/* After all the choices, because it grows when the trial arrives. */}
              <PlanCard model={model} />
            </>
          ) : (
            <Closed model={model} entry={value} />
          )
        }
      </Async>
      <PopupSheet popups={model.popups} />
    </Page>
  );
});

export default Loan;
