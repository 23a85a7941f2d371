export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '人脸识别' });
