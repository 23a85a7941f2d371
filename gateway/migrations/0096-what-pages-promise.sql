-- Who may apply is what the gateway checks, and the cooling-off holds for every loan, not only for the first.
update forwarding_configs set
  rules = replace(rules::text, '年满18周岁的中国大陆居民可以申请', '18至65周岁的中国大陆居民可以申请')::jsonb,
  points = replace(points::text, '首借30天冷静期', '每笔借款都有30天冷静期')::jsonb
where code = 'welcome';
update positions set items = replace(items::text, '首借30天内全额还本', '30天内全额还本')::jsonb
where items::text like '%首借30天内全额还本%';

-- What an unused link of the plaza would have handed over is swept once the link has expired.
create index square_entries_expires on square_entries (expires_at);
