import { Image, ScrollView, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Icon, type IconName } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { classes } from '@/components/classes';
import { pressable } from '@/components/pressable';
import { usePageModel } from '@/navigation';
import type { PdfPages, ShownPage } from './parts/pdfPages';
import { PDF } from './parts/texts';
import { PdfModel } from './pdf.model';
import './pdf.scss';

interface PartProps {
  readonly model: PdfModel;
}

interface SheetProps extends PartProps {
  readonly drawn: PdfPages;
  readonly page: ShownPage;
}

/** One page at its place: its picture, or why there is none. */
const Sheet = observer(function Sheet({ model, drawn, page }: SheetProps) {
  const { number, ratio, text, address, failed } = page;
  const name = PDF.shown(number, drawn.pages.length);
  const picture = { role: 'img', 'aria-label': address ? `${name}：${text}` : `${name}，${PDF.loading}` };
  return (
    <View className="yl-pdf__paper" style={{ paddingBottom: `${ratio * 100}%` }} {...(!failed && picture)}>
      {!failed && (
        // Below the picture, which covers it when it has come.
        <View className="yl-pdf__loading" style={{ width: `${100 / model.zoom}%` }} aria-hidden="true">
          {PDF.loading}
        </View>
      )}
      {address && (
        <Image className="yl-pdf__picture" src={address} mode="scaleToFill" nativeProps={{ alt: '' }} />
      )}
      {failed && (
        // As wide as the screen, for a page of any size.
        <View className="yl-pdf__failed" style={{ width: `${100 / model.zoom}%` }}>
          <Notice kind="warn" action={{ label: '重试', onPress: () => drawn.draw() }}>
            {PDF.notShown(number)}
          </Notice>
        </View>
      )}
    </View>
  );
});

/** By arrow keys, too, when the pages are wider than the screen. */
const SCROLLED = { tabIndex: 0, role: 'group', 'aria-label': PDF.pages };

const Pages = observer(function Pages({ model, drawn }: PartProps & { readonly drawn: PdfPages }) {
  const count = drawn.pages.length;
  if (count === 0) return <Notice>{PDF.onlyDownload}</Notice>;
  return (
    <ScrollView className="yl-pdf" scrollX {...(model.zoom > 1 && SCROLLED)}>
      <View className="yl-pdf__pages" style={{ width: `${model.zoom * 100}%` }}>
        {drawn.pages.map((page) => (
          <View key={page.number}>
            <Sheet model={model} drawn={drawn} page={page} />
            <View className="yl-pdf__number" aria-hidden="true">{`${page.number} / ${count}`}</View>
          </View>
        ))}
      </View>
    </ScrollView>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  if (model.drawn === undefined) return null;
  return (
    <View className="yl-pdf__foot">
      {model.drawn.pages.length > 0 && (
        <>
          <Zoom icon="minus" label="缩小" disabled={model.zoomStep === 0} onPress={() => model.enlarge(-1)} />
          <Zoom icon="add" label="放大" disabled={!model.mayEnlarge} onPress={() => model.enlarge(1)} />
        </>
      )}
      <Button onPress={() => model.save()} loading={model.submission.busy}>
        下载
      </Button>
    </View>
  );
});

interface ZoomProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Unlike Button, it accepts every one of several quick taps. */
function Zoom({ icon, label, disabled, onPress }: ZoomProps) {
  return (
    <View
      className={classes('yl-pdf__zoom yl-tap', disabled && 'yl-pdf__zoom--disabled')}
      {...pressable(onPress, { label, disabled })}
    >
      <Icon name={icon} />
    </View>
  );
}

const Pdf = observer(function Pdf() {
  const model = usePageModel(PdfModel);
  return (
    <Page title={model.title} problem={model.submission.problem} foot={<Foot model={model} />}>
      {model.fileId === '' ? (
        <Empty text={PDF.none} action={{ label: '返回', onPress: () => model.leave() }} />
      ) : (
        <Async resource={model.contract} skeleton="detail">
          {() => model.drawn && <Pages model={model} drawn={model.drawn} />}
        </Async>
      )}
    </Page>
  );
});

export default Pdf;
