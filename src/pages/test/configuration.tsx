import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { titleOf, usePageModel } from '@/navigation';
import { ConfigurationModel } from './configuration.model';

const Configuration = observer(function Configuration() {
  const model = usePageModel(ConfigurationModel);
  const foot = (
    <Button kind="soft" onPress={() => model.copyAll()}>
      复制全部
    </Button>
  );
  return (
    <Page title={titleOf('testConfiguration')} standardBar foot={model.groups.state === 'ready' && foot}>
      <Async resource={model.groups} skeleton="detail">
        {(groups) => (
          <>
            {groups.map(({ title, rows }) => (
              <Card key={title} title={title}>
                <Rows>
                  {rows.map(({ label, value }) => (
                    <Row key={label} label={label} value={value} />
                  ))}
                </Rows>
              </Card>
            ))}
          </>
        )}
      </Async>
    </Page>
  );
});

export default Configuration;
