import { View, WebView } from '@tarojs/components';
import { StandardBar } from '../NavBar/StandardBar';
import { Skeleton } from '../Skeleton';
import './index.scss';

interface WebFrameProps {
  /** Title of our bar, for a host that draws none. */
  readonly title: string;
  readonly src: string;
  /** The frame has not loaded any page yet. */
  readonly loading: boolean;
  /** Called each time the frame has loaded a page; with its address if the host gives it. */
  readonly onLoad: (src: string | undefined) => unknown;
  readonly onError: () => unknown;
  /** Messages that pages of the frame have posted. */
  readonly onMessage?: (messages: unknown) => unknown;
}

/** Another company's web page below the standard title bar; in the mini-program it covers everything of ours. */
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
        {/* It covers the page, so that nothing moves when the page has loaded. */}
        {loading && (
          <View className="yl-frame__wait">
            <Skeleton kind="detail" />
          </View>
        )}
      </View>
    </View>
  );
}
