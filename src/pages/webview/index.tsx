import { observer } from 'mobx-react';
import { Empty } from '@/components/Empty';
import { Failure } from '@/components/Failure';
import { Page } from '@/components/Page';
import { WebFrame } from '@/components/WebFrame';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { WebviewModel } from './index.model';

const Webview = observer(function Webview() {
  const model = usePageModel(WebviewModel);
  // This page shows face checks and banks' pages, and we do not know what other web pages contain.
  useSecret();
  if (model.url === '') {
    return (
      <Page title={titleOf('webview')} standardBar>
        <Empty icon="link" text={model.refusal} action={{ label: '返回', onPress: () => back() }} />
      </Page>
    );
  }
  if (model.state === 'failed') {
    return (
      <Page title="网页" standardBar>
        <Failure message="网页没有打开，请检查网络后再试。" onRetry={() => model.again()} />
      </Page>
    );
  }
  return (
    <WebFrame
      title={titleOf('webview')}
      src={model.url}
      loading={model.state === 'loading'}
      onLoad={(src) => model.loaded(src)}
      onMessage={(messages) => model.told(messages)}
      onError={() => model.failed()}
    />
  );
});

export default Webview;
