export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '版本更新' });
