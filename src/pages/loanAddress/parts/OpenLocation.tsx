import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { back, titleOf, usePageModel } from '@/navigation';
import { OPEN_TEXTS } from '../texts';
import { OpenLocationModel } from './OpenLocation.model';

/** A place as text, with its address to copy into a map: browsers have no map. */
export const OpenLocation = observer(function OpenLocation() {
  const model = usePageModel(OpenLocationModel);
  return (
    <Page
      title={titleOf('openLocation')}
      onBack={() => void back('loanAddress')}
      foot={model.line !== '' && <Button onPress={() => model.copy()}>{OPEN_TEXTS.copy}</Button>}
    >
      <Async resource={model.address} skeleton="rows">
        {({ place, region, detail }) =>
          detail === '' ? (
            <Empty
              text={OPEN_TEXTS.none}
              icon="location"
              action={{ label: OPEN_TEXTS.back, onPress: () => back('loanAddress') }}
            />
          ) : (
            <Card>
              <Rows>
                {place !== '' && <Row label={OPEN_TEXTS.name} value={place} />}
                <Row label={OPEN_TEXTS.region} value={region} />
                <Row label={OPEN_TEXTS.detail} value={detail} />
              </Rows>
            </Card>
          )
        }
      </Async>
    </Page>
  );
});
