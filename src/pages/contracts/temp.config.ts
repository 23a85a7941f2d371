export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '协议预览' });
