import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { FieldNote } from '@/components/Field';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { SearchBar } from '@/components/SearchBar';
import { titleOf, usePageModel } from '@/navigation';
import { CHOOSE_TEXTS } from '../texts';
import { ChooseLocationModel } from './ChooseLocation.model';

/** A list of places by name: browsers have no map. */
export const ChooseLocation = observer(function ChooseLocation() {
  const model = usePageModel(ChooseLocationModel);
  const asked = model.keyword.trim() !== '';
  return (
    <Page
      title={titleOf('chooseLocation')}
      onBack={() => void model.byHand()}
      foot={
        <Button kind="soft" onPress={() => model.byHand()}>
          {CHOOSE_TEXTS.byHand}
        </Button>
      }
    >
      <SearchBar
        label={CHOOSE_TEXTS.search}
        value={model.keyword}
        onChange={(text) => model.type(text)}
        onSearch={() => void model.search()}
      />
      <Async resource={model.places} skeleton="rows">
        {({ list, more }) =>
          list.length === 0 ? (
            <Empty text={asked ? CHOOSE_TEXTS.none : CHOOSE_TEXTS.start} icon="location" />
          ) : (
            <>
              <Card>
                <Rows>
                  {list.map((place) => (
                    <Row
                      key={place.placeId}
                      icon="location"
                      label={place.name}
                      note={`${place.region} ${place.address}`}
                      onPress={() => model.pick(place)}
                    />
                  ))}
                </Rows>
              </Card>
              {more && <FieldNote hint={CHOOSE_TEXTS.more} />}
            </>
          )
        }
      </Async>
    </Page>
  );
});
