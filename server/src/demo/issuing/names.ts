/** Family name, given name, and the whole name in the order of its language. */
export type PersonName = [last: string, first: string, whole: string];

const western = (first: string, last: string): PersonName => [last, first, `${first} ${last}`];
const chinese = (whole: string): PersonName => [whole.slice(0, 1), whole.slice(1), whole];

/** Sixty people: plain, accented, Chinese, very short and very long names. */
export const personNames: PersonName[] = [
  western('Amelia', 'Whitcombe'), chinese('王晓彤'), western('José María', 'Fernández-Ibáñez'), chinese('李明'), western('Zoë', 'Kröger'),
  western('Nguyễn Thị', 'Hồng Nhung'), ['欧阳', '若曦', '欧阳若曦'], western('Siân', 'Llewellyn'), western('Bartholomew Alexander', 'Featherstonehaugh-Cholmondeley'), chinese('陈思远'),
  western('Łukasz', 'Świątkowski'), western('Priya', 'Raghunathan'), chinese('张伟'), western('Chloé', 'Desrosiers'), western("Máire", "O'Shaughnessy"),
  chinese('刘子涵'), western('Björn', 'Åkesson'), western('Somchai', 'Rattanakosin'), chinese('赵一鸣'), western('Li', 'Ng'),
  western('Tomáš', 'Dvořáček'), chinese('黄诗琪'), western('Ayşe', 'Yıldırım'), western('Trần Quốc', 'Bảo'), chinese('周杰'),
  western('Fionnuala', 'Mac Giolla Phádraig'), chinese('吴佳怡'), western('João', 'Gonçalves'), western('Kanya', 'Suwannarat'), chinese('徐浩然'),
  western('Renée', 'Villeneuve'), western('Marcus', 'Okonkwo-Bell'), chinese('孙悦'), western('Øyvind', 'Størksen'), western('Phạm Minh', 'Đức'),
  chinese('胡嘉宁'), western('Ingeborg', 'von Hohenstein-Waldeck'), western('Raj', 'Patel'), chinese('朱雨桐'), western('Ana', 'Šimić'),
  western('Thaksin', 'Charoensuk'), chinese('高俊杰'), western('Eleonora', 'Bevilacqua'), chinese('林梓萱'), western('Hannah', 'Müller-Lüdenscheidt'),
  western('Lê Thu', 'Hà'), chinese('何静'), western('Caoimhe', 'Ní Bhriain'), western('Wanjiru', 'Kamau'), chinese('郭天宇'),
  western('Oluwaseun', 'Adébáyọ̀'), chinese('马丽'), western('Mateo', 'Núñez'), western('Freya', 'Ashdown'), chinese('罗文博'),
  western('Maximilian', 'Oberhuber'), chinese('梁慧敏'), western('Đặng Hoài', 'An'), western('Noor', 'Van den Broeck'), ['诸葛', '清', '诸葛清'],
];
