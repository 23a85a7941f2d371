import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { TextLink } from '@/components/TextLink';
import { words } from '@/components/words';
import { namedRate } from '@/domain/money/rate';
import type { LoanModel } from '../view/index.model';
import { LOAN_TEXTS } from './texts';

/** The price of the drawing above the page's button: it is always visible, and changes at once with every touch. */
export const PriceLine = observer(function PriceLine(props: {
  readonly model: LoanModel;
  readonly annualRate: string;
}) {
  const { model, annualRate } = props;
  const { price, trialFailure } = model;
  const each = trialFailure ? LOAN_TEXTS.priceFailed : (price?.each ?? LOAN_TEXTS.priceEmpty);
  return (
    <View className="yl-loan__price" aria-live="polite">
      <View className="yl-loan__each">
        {words(each)}
        {trialFailure && <TextLink onPress={() => model.tryAgain()}>重试</TextLink>}
      </View>
      <View className="yl-loan__whole">
        {words((!trialFailure && price?.whole) || namedRate(annualRate))}
      </View>
    </View>
  );
});
