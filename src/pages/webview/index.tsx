import { observer } from 'mobx-react';
import { View, WebView } from '@tarojs/components';
import { Empty } from '@/components/Empty';
import { Failure } from '@/components/Failure';
import { StandardBar } from '@/components/NavBar/StandardBar';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { WebviewModel } from './index.model';
import './index.scss';

const Webview = observer(function Webview() {
  const model = usePageModel(WebviewModel);
  // This page shows face checks and banks' pages, and the content of other web pages is not known.
  useSecret();
  if (model.url === '') {
    return (
      <Page title={titleOf('webview')} standardBar>
        <Empty icon="link" text={model.refusal} action={{ label: '返回', onPress: () => model.leave() }} />
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
    <View className="yl-webview">
      <StandardBar title={titleOf('webview')} />
      {model.state === 'loading' && <Skeleton kind="detail" />}
      <WebView
        className="yl-webview__frame"
        src={model.url}
        onLoad={({ detail }) => model.loaded(detail.src)}
        onMessage={({ detail }) => model.told(detail.data)}
        onError={() => model.failed()}
      />
    </View>
  );
});

export default Webview;
