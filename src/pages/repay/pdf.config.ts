export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '文件查看' });
