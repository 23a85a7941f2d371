import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
import { words } from '@/components/words';
import { go, titleOf, usePageModel } from '@/navigation';
import { BankCardsModel } from './index.model';
import { BankCardFace } from './parts/BankCardFace';
import { CARDS as T } from './parts/texts';
import './index.scss';

const BankCards = observer(function BankCards() {
  const model = usePageModel(BankCardsModel);
  const some = (model.cards.value?.length ?? 0) > 0;
  return (
    <Page
      title={titleOf('bankCards')}
      foot={some && <Button onPress={() => go('addBankCard')}>添加银行卡</Button>}
    >
      {model.bindingUnseen && (
        <Notice action={{ label: '查看结果', onPress: () => model.seeBinding() }}>
          有一次绑卡还没有看结果。
        </Notice>
      )}
      <Async resource={model.cards} skeleton="list">
        {(cards) =>
          cards.length === 0 ? (
            <Empty
              text="还没有绑定银行卡，收款和还款都要用到。"
              icon="card"
              action={{ label: '添加银行卡', onPress: () => go('addBankCard') }}
            />
          ) : (
            <>
              <View className="yl-bank-cards">
                {cards.map((card) => (
                  <BankCardFace key={card.cardId} card={card} onPress={() => model.open(card)} />
                ))}
              </View>
              <View className="yl-bank-cards__note">
                {words('默认卡用于收款和还款，借款或还款时也可以另选一张。卡号只显示后四位。')}
              </View>
            </>
          )
        }
      </Async>
      {model.cards.state === 'ready' && (
        <Card>
          <Row label={T.quick} note={T.quickNote} icon="card" onPress={() => model.bindQuickly()} />
        </Card>
      )}
    </Page>
  );
});

export default BankCards;
