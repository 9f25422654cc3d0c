import { testRefusals } from '../../testing/folder-refusals.ts';

testRefusals([
  [
    'a font without its file',
    (d) => (d['settings.json'].fonts.title = 'Otra'),
    'settings.json at fonts.title: no file of fontFiles has "Otra"',
  ],
  [
    'a font without the weight of what is strong',
    (d) => (d['settings.json'].fontFiles[0].weight = '400'),
    'has the weight 600',
  ],
]);

testRefusals([
  [
    'a host with an empty part',
    (d) => (d['tenant.json'].hosts = ['a..b']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host with a hyphen at its end',
    (d) => (d['tenant.json'].hosts = ['a-.cl']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host that is an address',
    (d) => (d['tenant.json'].hosts = ['10.0.0.1']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host with a port',
    (d) => (d['tenant.json'].hosts = ['a.cl:80']),
    'tenant.json at hosts[0]: must be a host name',
  ],
  [
    'a host twice',
    (d) => (d['tenant.json'].hosts = ['a.cl', 'a.cl']),
    'tenant.json at hosts: hosts must differ from each other: a.cl is there twice',
  ],
  [
    'an id that ends in a hyphen',
    (d) => (d['tenant.json'].id = 'burger-'),
    'tenant.json at id: must be lower-case',
  ],
  [
    'an id that climbs',
    (d) => (d['tenant.json'].id = '../burger'),
    'tenant.json at id: must be lower-case',
  ],
  [
    'a country in capitals',
    (d) => (d['tenant.json'].country = 'CL'),
    'tenant.json at country: must be one of "cl", "gt"',
  ],
]);

testRefusals([
  [
    'an address that ends the policy',
    (d) => (d['settings.json'].staticMenuOrigin = 'https://a.cl;script-src'),
    'settings.json at staticMenuOrigin: must be an address',
  ],
  [
    'an address with a name in it',
    (d) => (d['settings.json'].staticMenuOrigin = 'https://a@b.cl'),
    'settings.json at staticMenuOrigin: must be an address',
  ],
  [
    'an invalid port',
    (d) => (d['settings.json'].staticMenuOrigin = 'https://a.cl:99999'),
    'settings.json at staticMenuOrigin: must be an address',
  ],
  [
    'map pictures that end the policy',
    (d) =>
      (d['settings.json'].maps = {
        tileUrl: "https://a.cl;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
        attribution: 'A',
      }),
    'settings.json at maps.tileUrl: must be an address of pictures',
  ],
  [
    'points without end',
    (d) => (d['settings.json'].pointRate = 1e300),
    'settings.json at pointRate: must be 1000000 or less',
  ],
  [
    'a service fee above the limit',
    (d) => (d['settings.json'].serviceFee = 1e9),
    'settings.json at serviceFee: must be 100000000 or less',
  ],
  [
    'a tip twice',
    (d) => (d['settings.json'].tipPresets = [5, 5]),
    'settings.json at tipPresets: tips must differ',
  ],
  [
    'weights from heavy to light',
    (d) => (d['settings.json'].fontFiles[0].weight = '600 400'),
    'settings.json at fontFiles[0].weight: must go from',
  ],
  [
    'a family that ends its quotes',
    (d) => (d['settings.json'].fonts.body = 'a";}body{'),
    'settings.json at fonts.body: must be a font family',
  ],
  [
    'a colour that is a script',
    (d) => (d['settings.json'].brandPrimary = 'url(javascript:x)'),
    'settings.json at brandPrimary: must be a colour',
  ],
  [
    'a hero of nothing',
    (d) => (d['settings.json'].hero.action.productId = 77),
    'settings.json at hero.action.productId: no menu has product 77',
  ],
  [
    'a popular product of no menu',
    (d) => (d['settings.json'].popularProducts = [1, 77]),
    'settings.json at popularProducts[1]: no menu has product 77',
  ],
  [
    'points from more to less',
    (d) => (d['settings.json'].loyaltyProgramParams = { name: 'a', minAmount: 2, maxAmount: 1 }),
    'settings.json at loyaltyProgramParams: minAmount must not be above',
  ],
  [
    'a programme without a name',
    (d) => (d['settings.json'].loyaltyProgram = true),
    'settings.json at loyaltyProgramParams: must name the programme',
  ],
  [
    'points without worth',
    (d) =>
      Object.assign(d['settings.json'], {
        loyaltyProgram: true,
        loyaltyProgramParams: { name: 'a', minAmount: 1, maxAmount: 2 },
        pointRate: 0,
      }),
    'settings.json at pointRate: must be above 0',
  ],
  [
    'a rate below the smallest coin',
    (d) => (d['settings.json'].pointRate = 0.5),
    'settings.json at pointRate: must be a whole number',
  ],
  [
    'a mailbox with a header',
    (d) => (d['settings.json'].contact.email = 'a@b.cl?bcc=c@d.cl'),
    'settings.json at contact.email: must be an e-mail',
  ],
]);
