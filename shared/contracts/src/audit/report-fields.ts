import { field, technical } from './field';

/** Fields of reports, report formats and other files in the audit log. */
export const reportFields = {
  source: field('Data source', '数据源', 'report_source'),
  fileType: field('File type', '文件类型'),
  header: field('Heading', '列标题'),
  sortField: field('Sort by', '排序依据'),
  sortDirection: field('Sort direction', '排序方向'),
  delimiter: field('Delimiter', '分隔符', 'report_delimiter'),
  encoding: field('Encoding', '编码', 'report_encoding'),
  fileName: field('File name', '文件名'),
  category: field('Category', '分类', 'report_category'),
  reportPeriod: field('Period', '期间', 'report_period'),
  statuses: field('Statuses', '状态'),
  currencies: field('Currencies', '币种'),
  formatName: field('Format', '格式'),
  jobId: technical('Job', '任务'),
  retentionHours: field('Hours available', '文件保留小时数'),
  sort: field('Order', '排序'),
  dir: field('Direction', '方向'),
  columns: field('Columns', '列'),
  format: field('File type', '文件类型'),
  rows: field('Rows', '行数'),
  sha256: technical('SHA-256', 'SHA-256'),
} as const;
