/** What a figure measures. */
export type Dimension =
  | 'length'
  | 'mass'
  | 'volume'
  | 'duration'
  | 'power'
  | 'voltage'
  | 'charge'
  | 'brightness'
  | 'loudness'
  | 'temperature'
  | 'percent'
  | 'memory'
  | 'speed'
  | 'current'
  | 'frequency'
  | 'resolution'
  | 'pressure'
  | 'rotation'
  | 'grammage'
  | 'dose'
  | 'torque'
  | 'area'
  | 'displacement'
  | 'count';

/** What each unit of the lexicon measures. */
export const DIMENSION_OF_UNIT: Readonly<Record<string, Dimension>> = {
  'unit.hour': 'duration',
  'unit.minute': 'duration',
  'unit.second': 'duration',
  'unit.day': 'duration',
  'unit.week': 'duration',
  'unit.month': 'duration',
  'unit.year': 'duration',
  'unit.millimetre': 'length',
  'unit.centimetre': 'length',
  'unit.metre': 'length',
  'unit.kilometre': 'length',
  'unit.inch': 'length',
  'unit.foot': 'length',
  'unit.gram': 'mass',
  'unit.kilogram': 'mass',
  'unit.ounce': 'mass',
  'unit.pound': 'mass',
  'unit.millilitre': 'volume',
  'unit.centilitre': 'volume',
  'unit.litre': 'volume',
  'unit.fluid-ounce': 'volume',
  'unit.cup': 'volume',
  'unit.watt': 'power',
  'unit.volt': 'voltage',
  'unit.milliampere-hour': 'charge',
  'unit.lumen': 'brightness',
  'unit.decibel': 'loudness',
  'unit.celsius': 'temperature',
  'unit.fahrenheit': 'temperature',
  'unit.percent': 'percent',
  'unit.gigabyte': 'memory',
  'unit.terabyte': 'memory',
  'unit.kilometre-per-hour': 'speed',
  'unit.ampere': 'current',
  'unit.watt-hour': 'charge',
  'unit.kilowatt': 'power',
  'unit.hertz': 'frequency',
  'unit.kilohertz': 'frequency',
  'unit.megapixel': 'resolution',
  'unit.bar': 'pressure',
  'unit.rpm': 'rotation',
  'unit.gram-per-square-metre': 'grammage',
  'unit.milligram': 'dose',
  'unit.newton-metre': 'torque',
  'unit.ampere-hour': 'charge',
  'unit.square-metre': 'area',
  'unit.gigahertz': 'frequency',
  'unit.horsepower': 'power',
  'unit.cubic-centimetre': 'displacement',
};

/** Terms that take a figure, and its dimension. */
export const DIMENSION_OF_TERM: Readonly<Record<string, Dimension>> = {
  'care.washable-at': 'temperature',
  'function.keeps-hot-for': 'duration',
  'function.keeps-cold-for': 'duration',
  'function.burn-time': 'duration',
  'service.warranty-for': 'duration',
  'service.money-back-for': 'duration',
  'service.returns-within': 'duration',
  'service.free-returns-within': 'duration',
  'service.delivery-in': 'duration',
  'measure.height': 'length',
  'measure.width': 'length',
  'measure.length': 'length',
  'measure.depth': 'length',
  'measure.diameter': 'length',
  'measure.thickness': 'length',
  'measure.size': 'length',
  'measure.weight': 'mass',
  'measure.capacity': 'volume',
  'measure.max-load': 'mass',
  'measure.power': 'power',
  'measure.voltage': 'voltage',
  'measure.battery-life': 'duration',
  'measure.battery-capacity': 'charge',
  'measure.charge-time': 'duration',
  'measure.range': 'length',
  'measure.water-depth': 'length',
  'measure.speed': 'speed',
  'measure.current': 'current',
  'measure.age-from': 'count',
  'measure.cutting-width': 'length',
  'measure.cutting-height': 'length',
  'measure.seat-height': 'length',
  'measure.strap-length': 'length',
  'measure.cable-length': 'length',
  'measure.folded-size': 'length',
  'measure.screen-size': 'length',
  'measure.wheel-size': 'length',
  'measure.frame-size': 'length',
  'measure.heel-height': 'length',
  'measure.pressure': 'pressure',
  'measure.tank': 'volume',
  'measure.torque': 'torque',
  'measure.chuck': 'length',
  'measure.run-time': 'duration',
  'measure.lasts': 'duration',
  'measure.for-weight': 'mass',
  'measure.water-column': 'length',
  'measure.chain-length': 'length',
  'measure.base-size': 'length',
  'measure.chest-width': 'length',
  'measure.waist': 'length',
  'measure.inseam': 'length',
  'measure.insole': 'length',
  'measure.noise': 'loudness',
  'measure.memory': 'memory',
  'measure.ram': 'memory',
  'measure.battery-health': 'percent',
  'measure.grass-box': 'volume',
  'measure.mileage': 'length',
  'measure.suitable-from': 'duration',
  'care.use-within': 'duration',
  'count.set-of': 'count',
  'count.pack-of': 'count',
  'count.pieces': 'count',
  'count.pages': 'count',
  'count.people': 'count',
  'count.speeds': 'count',
  'count.modes': 'count',
  'count.compartments': 'count',
  'count.tiers': 'count',
  'count.colours': 'count',
  'count.positions': 'count',
  'count.sockets': 'count',
  'count.pockets': 'count',
  'count.drawers': 'count',
  'count.pairs': 'count',
  'count.attachments': 'count',
  'count.players': 'count',
  'count.bands': 'count',
  'count.vents': 'count',
  'count.harness-points': 'count',
  'count.strings': 'count',
  'count.keys': 'count',
  'count.games': 'count',
  'count.heights': 'count',
  'count.doors': 'count',
  'count.burners': 'count',
  'count.stitches': 'count',
  'count.hooks': 'count',
  'count.volumes': 'count',
  'count.blades': 'count',
  'count.lights': 'count',
  'count.frets': 'count',
};

/** Measures whose own noun names the part or state: a seat's height is given as such, and is not the chair's height. */
export const HAS_OWN_NOUN: ReadonlySet<string> = new Set([
  'measure.cutting-width',
  'measure.cutting-height',
  'measure.seat-height',
  'measure.strap-length',
  'measure.cable-length',
  'measure.folded-size',
  'measure.screen-size',
  'measure.wheel-size',
  'measure.frame-size',
  'measure.heel-height',
  'measure.chuck',
  'measure.water-column',
  'measure.chain-length',
  'measure.base-size',
  'measure.chest-width',
  'measure.waist',
  'measure.inseam',
  'measure.insole',
]);

/** Measures with several sides: « 58 x 56 cm ». */
export const HAS_SIDES: ReadonlySet<string> = new Set(['measure.size', 'measure.folded-size', 'measure.base-size']);

/** Measures given as a range: a seat for children of 9 to 18 kg. */
export const IS_RANGE: ReadonlySet<string> = new Set(['measure.for-weight']);

/** Units that Intl formats in every language, with plurals. */
export const INTL_UNIT: Readonly<Record<string, string>> = {
  'unit.hour': 'hour',
  'unit.minute': 'minute',
  'unit.second': 'second',
  'unit.day': 'day',
  'unit.week': 'week',
  'unit.month': 'month',
  'unit.year': 'year',
};

/** Parts that a measure names: an adjustable seat height is the seat's. */
export const PART_OF_MEASURE: Readonly<Record<string, string>> = {
  'measure.seat-height': 'part.seat',
  'measure.strap-length': 'part.strap',
  'measure.cable-length': 'part.cable',
  'measure.wheel-size': 'part.wheels',
};
