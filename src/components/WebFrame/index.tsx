import { View, WebView } from '@tarojs/components';
import { StandardBar } from '../NavBar/StandardBar';
import { Skeleton } from '../Skeleton';
import './index.scss';

interface WebFrameProps {
  /** Of the bar that is ours where the host draws none. */
  readonly title: string;
  readonly src: string;
  /** No page of the frame was loaded yet. */
  readonly loading: boolean;
  /** A page of the frame was loaded, also each further one; with its address if the host gives it. */
  readonly onLoad: (src: string | undefined) => unknown;
  readonly onError: () => unknown;
  /** What pages of the frame have posted. */
  readonly onMessage?: (messages: unknown) => unknown;
}

/** Somebody else's web page below the standard title bar; in the mini-program it covers everything of ours. */
export function WebFrame({ title, src, loading, onLoad, onError, onMessage }: WebFrameProps) {
  return (
    <View className="yl-frame">
      <StandardBar title={title} />
      <View className="yl-frame__room">
        <WebView
          className="yl-frame__page"
          src={src}
          onLoad={({ detail }) => onLoad(detail.src)}
          onMessage={({ detail }) => onMessage?.(detail.data)}
          onError={() => onError()}
        />
        {/* Over the page, not above it: nothing moves when it has come. */}
        {loading && (
          <View className="yl-frame__wait">
            <Skeleton kind="detail" />
          </View>
        )}
      </View>
    </View>
  );
}
