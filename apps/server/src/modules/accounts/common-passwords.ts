import { PASSWORD_MIN_LENGTH } from '@vitrine/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Additional ones from our readers' keyboards and languages, lower-cased. */
const FURTHER = `
12345678 123456789 1234567890 12345678910 123456789a 123456789q 0123456789 0987654321 987654321 9876543210 87654321
11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
88888888 99999999 999999999 12121212 123123123 1231231234 12341234 11223344 1122334455 112233445566 12344321 123454321
123321123 147258369 741852963 963852741 159753456 789456123 987456321 147852369 159357456 13131313 10203040 123412345
123456abc 1234abcd 12345abc 123abc123 123qweasd 123qweasdzxc 12qwaszx 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazxcvb qazwsxedc qazwsx123 qaz12345 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1
zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnm, asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfjkl; asd12345 asd123456
qwer1234 qwerasdf qwerqwer qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop
qwertyuiop1 qweasdzxc qwe123qwe qweqweqwe qwe12345 azertyuiop azerty123 qwertz123 qwertzuiop
password password! password. password0 password00 password01 password1 password1! password10 password11 password12
password123 password123! password1234 password12345 password2 password21 password3 password99 passw0rd p@ssw0rd p@ssword
pa$$word pa$$w0rd passwort passwort1 passwort123 password@123 p@ssw0rd1 p@ssw0rd123 passwordpassword mypassword
letmein1 letmein123 letmein! welcome1 welcome1! welcome12 welcome123 welcome2 welcome@123 changeme changeme1 changeme123
administrator admin123 admin1234 admin12345 admin123456 admin@123 adminadmin administrator1 rootroot root1234 toor1234
test1234 test12345 testtest testing1 testing123 test123456 demo1234 user1234 guest123 default1 temp1234 temppass
secret123 secret12 iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou12 ilovegod iloveme1 loveyou1 lovelove iloveu123
sunshine sunshine1 princess princess1 princess12 superman superman1 superstar batman123 spiderman pokemon1 pokemon123
football football1 baseball baseball1 basketball softball1 hockey123 soccer12 liverpool liverpool1 chelsea1 arsenal1
barcelona barcelona1 realmadrid juventus manchester manutd12 steelers cowboys1 yankees1 lakers24
michelle michelle1 jennifer jennifer1 jessica1 charlie1 charlie123 michael1 michael123 nicholas samantha samantha1
christopher christian elizabeth alexander alexandra benjamin victoria victoria1 danielle jonathan anthony1 ashley12
computer computer1 internet internet1 samsung1 samsung123 microsoft google123 facebook facebook1 whatsapp instagram
whatever whatever1 trustno1 starwars starwars1 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123
killer123 hello123 hello1234 hellohello hello12345 freedom1 freedom123 blink182 babygirl babygirl1 butterfly butterfly1
chocolate chocolate1 cupcake1 cheese123 cookie123 flower123 summer12 summer123 summer2023 summer2024 summer2025 winter123
winter2023 winter2024 spring2024 autumn2024 monday123 january1 december1 november1 september october1
abc12345 abc123456 abcd1234 abcd12345 abcdefgh abcdefg1 abcdef123 a1b2c3d4 a1234567 a12345678 a123456789 aa123456
aa12345678 aaaaaaaa q1234567 q12345678 z1234567 x1234567 abcabc123 abc123abc 1234qwer 12345qwert 123456qwerty 1234567q
1234567a 12345678a 123456aa 123456as 123456qq 12345677 12345679 123456654321 123456123456 123456123 1234554321
mustang1 corvette mercedes ferrari1 porsche1 yamaha12 harley12 motorola nintendo playstation minecraft minecraft1 fortnite
lovely12 angel123 jesus123 jesuschrist godisgood blessed1 heaven12 trinity1 grace123 family12 mother12 father12 daddy123
snowball buster12 bailey12 maggie12 ginger12 pepper12 tigger12 rainbow1 rainbow12 unicorn1 diamond1 midnight midnight1
bonjour1 soleil123 motdepasse motdepasse1 chouchou doudou123 contrasena contrasena1 contraseña hola1234 holahola teamo123
tequiero tequiero1 estrella mariposa hallo123 hallo1234 schatz123 passwort12 fussball fussball1 schalke04 sommer123
vitrine1 vitrine12 vitrine123
`
  .trim()
  .split(/\s+/);

/**
 * The most common passwords of eight characters or more, lower-cased; shorter ones fail by length. Source: the frequency list of
 * leaked passwords in @zxcvbn-ts/language-common (MIT), about ten thousand of this length.
 */
const COMMON: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH),
  ...FURTHER,
]);

/** Whether attackers try `password` first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
