import { Image, ScrollView, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Icon, type IconName } from '@/components/Icon';
import { Page } from '@/components/Page';
import { classes } from '@/components/classes';
import { pressable } from '@/components/pressable';
import { usePageModel } from '@/navigation';
import type { ShownPage } from './parts/pdfPages';
import { PdfModel } from './pdf.model';
import './pdf.scss';

interface PartProps {
  readonly model: PdfModel;
}

function Sheet({ page, count }: { readonly page: ShownPage; readonly count: number }) {
  const name = `第 ${page.number} 页，共 ${count} 页`;
  return (
    <View className="yl-pdf__sheet">
      <View
        className="yl-pdf__paper"
        style={{ paddingBottom: `${page.ratio * 100}%` }}
        role="img"
        aria-label={page.address ? `${name}：${page.text}` : `${name}，正在加载`}
      >
        {page.address && (
          <Image
            className="yl-pdf__picture"
            src={page.address}
            mode="scaleToFill"
            nativeProps={{ alt: '' }}
          />
        )}
      </View>
      <View className="yl-pdf__number" aria-hidden="true">{`${page.number} / ${count}`}</View>
    </View>
  );
}

const Pages = observer(function Pages({ model }: PartProps) {
  const pages = model.drawn?.pages ?? [];
  return (
    <ScrollView className="yl-pdf" scrollX>
      <View className="yl-pdf__pages" style={{ width: `${model.zoom * 100}%` }}>
        {pages.map((page) => (
          <Sheet key={page.number} page={page} count={pages.length} />
        ))}
      </View>
    </ScrollView>
  );
});

/** The host has opened the file. */
const Opened = observer(function Opened({ model }: PartProps) {
  return (
    <Empty
      text="文件已打开，可以在右上角的菜单里保存或转发。"
      icon="list"
      action={{ label: '再次打开', onPress: () => model.contract.load() }}
    />
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  if (!model.contract.value?.content) return null;
  return (
    <View className="yl-pdf__foot">
      <Zoom icon="minus" label="缩小" disabled={model.zoomStep === 0} onPress={() => model.enlarge(-1)} />
      <Zoom icon="add" label="放大" disabled={!model.mayEnlarge} onPress={() => model.enlarge(1)} />
      <Button onPress={() => model.save()}>下载</Button>
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
    <Page title={model.title} foot={<Foot model={model} />}>
      {model.fileId === '' ? (
        <Empty text="没有找到这份文件。" action={{ label: '返回', onPress: () => model.leave() }} />
      ) : (
        <Async resource={model.contract} skeleton="detail">
          {({ content }) => (content ? <Pages model={model} /> : <Opened model={model} />)}
        </Async>
      )}
    </Page>
  );
});

export default Pdf;
