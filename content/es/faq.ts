import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Preguntas frecuentes sobre alquilar un yate',
    description:
      'Precio y propinas, niños, mareo, wifi, comida, cómo llegar a San Blas y qué papeles hacen falta: lo que nos preguntan antes de alquilar un yate.',
    keywords: [
      'preguntas alquiler de yate',
      'cómo llegar a San Blas',
      'qué incluye alquilar un catamarán',
      'propina tripulación yate',
      'mareo en catamarán',
      'ESTA Cuba',
    ],
  },
  hero: {
    title: 'Lo que nos preguntan *primero*',
    lead: 'Cuánto cuesta todo junto, si alguien va a marearse, desde qué edad vienen los niños y a qué hora hay que madrugar. Si falta su pregunta, háganosla.',
  },
  groups: {
    transport: {
      title: 'Transporte y llegada',
      items: {
        'panama-guna-yala': {
          question: '¿Cómo llego de Ciudad de Panamá a Guna Yala?',
          answer: `Por aire en 40 minutos, o por tierra y agua en unas cuatro horas. Organizamos el camino que prefiera.

1. **Por aire.** Un vuelo directo desde Albrook, el aeropuerto que está dentro de la ciudad, hasta El Porvenir. Las avionetas son pequeñas, salen temprano y cambian de horario, así que se lo confirmamos para su fecha. El bote del yate lo espera junto a la pista.
2. **Por tierra y agua.** Unas tres horas en 4x4 por la cordillera hasta Cartí y cerca de una hora en lancha rápida hasta el yate. Pasamos por usted hacia las 5:15 de la mañana: temprano el mar está más quieto, y por la tarde el camino está cerrado. En los meses de viento la lancha moja: lleve un impermeable y el celular en una bolsa seca.

Lleve a mano el pasaporte, que le pedirán al entrar a la comarca, y US$ {{gunaYalaEntry}} por persona en efectivo para el impuesto de entrada. Cuente con pasar [en la ciudad](page:faq#mainland-stay) la noche anterior.

La semana suele terminar en Narganá, que tiene su propia pista, y de allí vuela a la capital también quien llegó por tierra. Si ese día los siguientes huéspedes del yate embarcan en El Porvenir, la ruta regresa allí. Dónde termina la suya va escrito en el contrato, y no cambia aunque otro grupo reserve después.`,
        },
        'colombia-bahamas-transfer': {
          question: '¿Cómo llego al yate en Colombia, las Bahamas y Cuba?',
          answer: `En Cartagena y en Nassau un conductor lo recoge en el aeropuerto internacional y lo lleva al muelle, donde la tripulación toma sus bolsos. Una semana en las Exumas suele terminar en Staniel Cay, de donde sale la avioneta a Nassau, y le reservamos el asiento; si ese día otros huéspedes embarcan en Nassau, regresa a vela. Su contrato dice dónde termina.

En Cuba aterriza en La Habana y embarca en la otra costa, en Cienfuegos. Cruzar la isla por carretera es parte de la ruta, y también volver en avión desde Cayo Largo o, con catorce días, otra vez por carretera desde Cienfuegos: lo verá en el [itinerario de Cuba](page:itineraryCuba). El auto y el vuelo los reservamos y están en el precio de un viaje a Cuba, igual que el hotel. Quien lo prefiera vuela a Cayo Largo y embarca allí.`,
        },
        flights: {
          question: '¿A qué hora debe llegar y salir mi vuelo?',
          answer: `- **San Blas:** llegue a Ciudad de Panamá (Tocumen) antes de las {{landBySanBlas}} de la víspera; vuele a casa desde las {{homeFromSanBlas}} del día en que deja el yate.
- **Cartagena:** llegue al aeropuerto Rafael Núñez antes de las {{landByCartagena}} del primer día, cuya noche pasa a bordo, al ancla en la bahía; regrese desde las {{homeFromCartagena}}.
- **Nassau:** llegue al aeropuerto Lynden Pindling antes de las {{landByNassau}} del primer día; regrese desde las {{homeFromNassau}} si viene de Staniel Cay, o desde las {{homeFromNassauPort}} si desembarca en Nassau.
- **Cuba:** llegue a La Habana antes de las {{landByCuba}} del primer día, a tiempo para el paseo por La Habana Vieja; regrese desde allí a partir de las {{homeFromCuba}} del día en que deja el yate o, si duerme otra noche en la ciudad, a la hora que quiera.

Son horas locales y dejan margen: los camarotes están listos a las {{boarding}}. Con sus fechas, [la página de su viaje](page:trip) le traza el camino completo.`,
        },
        'mainland-stay': {
          question: '¿Podemos quedarnos en tierra antes de embarcar?',
          answer: `Sí, y antes de San Blas es necesario, porque el camino a las islas empieza antes del amanecer. El Casco Antiguo de Ciudad de Panamá y la Ciudad Amurallada de Cartagena merecen un día cada uno; en Nassau la noche sirve si su vuelo llega tarde. Díganos qué hoteles le gustan y le sugerimos uno, con el auto. El hotel se paga aparte; en Cuba está en el precio.`,
        },
      },
    },
    general: {
      title: 'El viaje',
      items: {
        booking: {
          question: '¿Cómo reservo?',
          answer: `1. [Escríbanos](page:contact) sus fechas y cuántos son. Le respondemos ese mismo día hábil o al siguiente.
2. Le proponemos hasta {{offeredYachts}} yates libres, cada uno con su ruta y con el precio completo para esas fechas.
3. Usted elige y recibe la propuesta escrita, con las [condiciones](page:faq#terms). Durante {{holdDays}} días le guardamos el yate, sin costo.
4. Nos devuelve el contrato firmado y nos transfiere el anticipo del {{deposit}} %. Cuando llegan los dos, el yate es suyo.
5. Paga el resto {{balanceDays}} días antes de embarcar. Para entonces ya le habremos preguntado por comidas, bebidas, edades y vuelos.

Este sitio no cobra nada ni le pide tarjeta. ¿También el avión? Está en [Fly & Sail](page:flySail).`,
        },
        season: {
          question: '¿Cuál es la mejor época?',
          answer: `De fines de diciembre a abril: seco y con brisa en toda la región. Costa por costa, así:

- **Panamá:** de enero a abril. El alisio sopla más fuerte de enero a marzo. Llueve de mayo a mediados de diciembre, y los huracanes pasan lejos de San Blas, al norte.
- **Colombia:** de diciembre a abril.
- **Cuba y las Bahamas:** de noviembre a abril. La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre: noviembre suele ser bueno, aunque sin garantía.

Hay temporada alta del 20 de diciembre al 10 de enero, en Carnaval y en Semana Santa, con un recargo del {{highSeasonSurcharge}} %. Marea y el Bali 5.4 tienen entonces un precio propio por semana: {{mareaHighWeek}} y, con la tasa de las Bahamas, {{baliHighWithFee}}. Si solo puede viajar entonces, pídanos las fechas cuanto antes.`,
        },
        'catamaran-or-monohull': {
          question: '¿Catamarán o velero?',
          answer: `**Catamarán** si viene con niños, con abuelos o por primera vez: navega casi sin inclinarse, separa los camarotes y le da mucha cubierta. **Velero** si lo que quiere es navegar: [Guji](page:yacht/guji-sun-odyssey-44i) se inclina con el viento, responde al timón y cuesta menos.`,
        },
        'day-on-board': {
          question: '¿Cómo es un día a bordo?',
          answer: `Al amanecer hay café, y los madrugadores se bañan. Después del desayuno el capitán navega una o dos horas, con buena luz para leer el arrecife, y al mediodía ya están fondeados. Almuerzan a la sombra y duermen la siesta. La tarde es del arrecife o de una isla, en kayak o a nado. Al atardecer hay limonada o ron en cubierta, cenan lo que trajeron los pescadores y a las diez no queda mucha gente despierta.`,
        },
        'group-size': {
          question: '¿Cuántos podemos ser?',
          answer: `De dos a {{mostGuestsInWords}} en un mismo yate:

- **{{macanGuests}}** en Guji y en Macan
- **{{tsabalokGuests}}** en Tsabalok
- **{{mareaGuests}}** en Marea y en el Lagoon 56
- **{{baliGuests}}**, en {{baliCabins}} camarotes, en Brisa y en el Bali 5.4

Si son más, [vayan en dos barcos](page:faq#two-boats).`,
        },
        'special-requests': {
          question: 'Tenemos pedidos especiales. ¿Es un problema?',
          answer: `Al contrario: comida vegana o sin gluten, una mano en la escalera, silencio hasta las nueve. Solo necesitamos saberlo dos semanas antes, porque la compra se hace en la ciudad y entre las islas ya no hay tienda.`,
        },
        weather: {
          question: '¿Y si hace mal tiempo?',
          answer: `El capitán cambia la ruta. En San Blas suele tener un fondeadero abrigado a menos de una hora, y un chubasco dura menos que eso. Si sopla fuerte el día entero, el barco se queda donde está: sale la baraja, el cocinero prepara algo a fuego lento y siguen cuando amaina.

Si en Cuba o en las Bahamas amenaza una tormenta con nombre, llevamos el yate a un puerto de refugio y hablamos con usted de otra fecha o de otra costa, según el contrato. De sus vuelos se ocupa la cobertura de cancelación; vea [seguro de viaje](page:insurance).`,
        },
        'other-waters': {
          question: '¿Cómo llega un yate a Cuba, a Aruba o a Cartagena?',
          answer: `Lo llevamos nosotros antes de que usted llegue y lo devolvemos después. La travesía de ida y vuelta tiene su propia línea en la estimación, y usted la ve antes de decidir.

- **A Cartagena**, donde Macan está todo el año: un velero o un catamarán desde San Blas, {{colombiaMiles}} millas náuticas, {{colombiaDays}} días de mar.
- **A Aruba:** desde San Blas, {{arubaMiles}} millas contra el viento, unos {{arubaDays}} días.
- **A Cuba:** desde San Blas hasta Cienfuegos, {{cubaMiles}} millas, hasta {{cubaDays}} días de mar según el yate. Si son más de {{sanBlasGuests}}, o si los de San Blas están ocupados, Brisa o el Bali 5.4 vienen de Nassau: {{nassauCubaMiles}} millas, unos {{nassauCubaDays}} días.`,
        },
      },
    },
    price: {
      title: 'Precio y pago',
      items: {
        included: {
          question: '¿Qué incluye el precio?',
          answer: `Todo lo que necesita a bordo: el yate, la tripulación, tres comidas al día, las [bebidas](page:faq#bar), el combustible y las tasas portuarias, y también el equipo de snorkel, la ropa de cama y las toallas. Los permisos y los impuestos locales del yate en sus aguas los pagamos nosotros. En las Bahamas el precio lleva además la tasa del {{bahamasCharterFee}} % que el gobierno cobra a los yates extranjeros; en la factura tiene su línea. No pedimos un fondo de gastos aparte (APA) ni le pasamos una cuenta al final. Con el barco lleno, en Guji son {{gujiShare}} por persona y día y en Macan, el más caro, {{macanShare}}. Los ejemplos completos están en el artículo [“Cuánto cuesta una semana”](page:charterCost).

Lo que un lugar cobra a cada huésped, como la comarca al entrar, lo paga usted allí. Qué lleva a bordo cada uno está en la página de cada [yate](page:yachts).`,
        },
        'not-included': {
          question: '¿Qué no incluye?',
          answer: `- Vuelos, y hoteles antes o después
- [Seguro de viaje](page:insurance), que es obligatorio
- Traslados: unos minutos de auto en Nassau y Cartagena, 40 minutos de avioneta (unos US$ {{sanBlasSeat}} por persona) o una mañana de 4x4 y lancha a San Blas. Los reservamos nosotros, y la propuesta dice cuánto cuesta cada uno antes de que firme. En Cuba, el hotel y los traslados por la isla ya están en la suma
- [Propinas](page:faq#tips)
- Lo que paga en el lugar: en Guna Yala, US$ {{gunaYalaEntry}} por persona al entrar y unos dólares al bajar en algunas islas; en Cartagena, la entrada al parque nacional; en las Exumas, las boyas del parque marino. Las tarifas de los parques cambian y aquí no las ponemos; su propuesta lleva las vigentes
- En Aruba, lo que el puerto cobra a un yate que llega de otras aguas; el importe se lo decimos antes de que firme

Usted ve cada línea y el total antes de decidir.`,
        },
        terms: {
          question: '¿Cuándo pago, y qué pasa si cancelo?',
          answer: `Un anticipo del {{deposit}} % con el contrato firmado y el resto {{balanceDays}} días antes de embarcar. Si reserva cuando ya falta menos, paga todo con el contrato. Si cancela con más de {{cancelFreeDays}} días, le devolvemos el anticipo entero. Después retenemos una parte del precio, que crece según se acerca el embarque; los plazos están al final de esta página, en las condiciones. Para ese caso existe la cobertura de cancelación del [seguro de viaje](page:insurance).

Los camarotes están listos a las {{boarding}} del primer día, y ustedes bajan, a más tardar, a las {{ashore}} de la mañana siguiente al último: siete días son siete noches. En San Blas la tripulación los recoge ya por la mañana, en la pista o en el muelle, y suben a cubierta enseguida. Si ese día desembarcan otros huéspedes, desayunan en tierra y la cubierta es suya desde las {{ashore}}. El yate zarpa por la tarde.`,
        },
        'if-we-cannot-sail': {
          question: '¿Y si son ustedes quienes no pueden zarpar?',
          answer: `Si el yate se avería o tenemos que cancelar por otro motivo, le ofrecemos por el mismo precio otro de los nuestros, de su mismo tamaño y calidad como mínimo. Si no hay ninguno libre, o si usted prefiere no cambiar, le devolvemos todo lo que haya pagado, sin descontar nada, en un plazo de {{refundDays}} días.`,
        },
        payment: {
          question: '¿Cómo pago?',
          answer: `El anticipo y el saldo los paga {{paymentWays}}, contra una factura en dólares. Los datos de la cuenta están en el contrato y nunca en un mensaje de chat: si alguna vez recibe otros, llámenos antes de pagar. Para las tasas de entrada y las propinas lleve efectivo.`,
        },
        tips: {
          question: '¿Cuánta propina le dejamos a la tripulación?',
          answer: `La propina acostumbrada es de entre el {{tipFrom}} y el {{tipTo}} % del alquiler, para toda la tripulación. En una semana del Lagoon 56 son de {{lagoonTipFrom}} a {{lagoonTipTo}}; en Guji, de {{gujiTipFrom}} a {{gujiTipTo}}. Désela al capitán la última mañana, en efectivo, y él la reparte. Es voluntaria y no está en ninguno de nuestros totales.`,
        },
      },
    },
    table: {
      title: 'En la mesa',
      items: {
        'sample-menu': {
          question: '¿Qué vamos a comer?',
          answer: `Un día cualquiera, por ejemplo. Antes del viaje usted nos cuenta qué le gusta, y el cocinero cambia el plan.

- **Desayuno:** papaya, piña y limón, huevos a su gusto, pan recién horneado y café.
- **Almuerzo:** ceviche del pescado del día con leche de coco, ensalada verde y patacones.
- **A media tarde:** pan de banano y té helado, en la escalera de popa.
- **Cena:** pargo a la parrilla con arroz con coco y verduras, y una crema de maracuyá.

Los menús vegetarianos, veganos y sin gluten los planea antes de la compra. Cómo llega el pescado a la mesa lo cuenta [el artículo sobre {{chef}}](page:chef).`,
        },
        bar: {
          question: '¿Qué bebidas están incluidas?',
          answer: `En el precio van {{drinksIncluded}}. La champaña, los vinos especiales y las marcas que usted prefiera los compramos al costo, si nos las nombra a tiempo.`,
        },
      },
    },
    crew: {
      title: 'La tripulación',
      items: {
        crew: {
          question: '¿Quién va a bordo con nosotros?',
          answer: `Un capitán y un cocinero, en todos los yates. {{deckhandYachts}} tienen además litera para un marinero; si viene, lo dice la propuesta. Qué idiomas hablan se lo decimos antes de reservar. Usted no necesita licencia ni haber navegado. Si quiere ayudar con las velas, el capitán le dirá cómo.`,
        },
        'crew-work': {
          question: '¿Qué hace la tripulación y qué nos queda a nosotros?',
          answer: `El capitán navega, fondea, maneja el bote y sabe dónde nadar. El cocinero compra, cocina, pone la mesa y la recoge. Entre los dos tienden las camas, enjuagan la cubierta y cuidan el barco. A ustedes les queda el timón, un cabo o un cuchillo de cocina, si alguno les tienta.`,
        },
        'crew-berths': {
          question: '¿Dónde duerme la tripulación?',
          answer: `Nunca en un camarote de huéspedes. En {{crewCabinYachts}} tiene uno propio; en {{crewForepeakYachts}}, las literas de las proas. En {{crewSaloonYachts}} duerme en el salón. Lo verá en el plano de [cada yate](page:yachts).`,
        },
      },
    },
    party: {
      title: 'Niños, parejas y grupos',
      items: {
        children: {
          question: '¿Podemos llevar niños?',
          answer: `Sí, y con gusto; mejor en catamarán, que tiene la cubierta plana y sitio para todos. Díganos la edad y el peso de cada uno para preparar los chalecos, y traiga camisetas de baño de manga larga. Los padres siguen siendo responsables a bordo y en el agua. En [Tsabalok](page:yacht/leopard-42-tsabalok) la tarifa por persona es un {{childDiscount}} % más baja para los menores de {{childAge}} años. Lo demás, del mareo a los abuelos, está en la guía [“Con niños a bordo”](page:childrenAboard).`,
        },
        'youngest-guests': {
          question: '¿Desde qué edad pueden viajar los niños?',
          answer: `En un catamarán, desde los {{youngestOnCatamaran}} años; en un yate a motor, desde los {{youngestOnMotorYacht}}; en un velero, que se inclina, desde los {{youngestOnSailingYacht}}. Si el suyo es menor y viene una persona solo para cuidarlo, pregúntenos: suele haber manera.`,
        },
        'three-generations': {
          question: '¿Sirve un yate para abuelos, padres y niños a la vez?',
          answer: `Un catamarán, sí: va plano, da sombra y cada pareja cierra su puerta. Para los mayores hay camarotes sin escalones empinados en {{easyCabinYachts}}. Dígannos quién duerme con quién, y el plano de [cada yate](page:yachts) les reparte las camas.`,
        },
        honeymoon: {
          question: '¿Puede una pareja tener un yate para ella sola?',
          answer: `Sí. En [Tsabalok](page:yacht/leopard-42-tsabalok) el precio depende de cuántos viajen, y una semana para dos cuesta {{tsabalokTwoWeek}} con tripulación, mesa y bar. [Guji](page:yacht/guji-sun-odyssey-44i) cuesta para dos lo mismo que para {{gujiGuests}}, {{gujiWeek}}, y es el barco de los que quieren navegar. Si es su luna de miel, díganoslo: el capitán conoce una playa al oeste para la última luz, y allí los deja solos.`,
        },
        celebrations: {
          question: 'Celebramos algo. ¿Qué pueden preparar?',
          answer: `Una torta, flores, una mesa larga en un banco de arena, un anillo que el capitán guarde hasta la noche indicada: díganoslo con un mes. La música alta y los fuegos artificiales no caben frente a las comunidades de Guna Yala, y una fiesta en tierra necesita el permiso de los dueños de la isla.`,
        },
        'two-boats': {
          question: 'Somos más de {{mostGuests}}. ¿Pueden navegar dos yates juntos?',
          answer: `Sí. En San Blas, Marea y el Lagoon 56 llevan a {{mareaGuests}} huéspedes cada uno; en Nassau, Brisa y el Bali 5.4, a {{brisaGuests}} cada uno. Los capitanes planean juntos, fondean lado a lado y los niños cambian de barco a la hora del postre. Cada yate tiene su contrato y su tripulación.`,
        },
        accessibility: {
          question: '¿Puede venir alguien que camine con dificultad?',
          answer: `Muchas veces sí, en un catamarán grande; en silla de ruedas no, porque ninguno de nuestros yates está hecho para ella. Encontrará escalones en la popa, un paso al bote y desembarcos en la arena. En {{easyCabinYachts}} hay camarotes sin escalones empinados. Cuéntenos qué movimientos se le dificultan y le diremos con franqueza qué yate le conviene.`,
        },
      },
    },
    aboard: {
      title: 'Vivir a bordo',
      items: {
        packing: {
          question: '¿Qué llevamos en la maleta?',
          answer: `Un bolso blando por persona, camisetas de baño de manga larga, zapatos de agua, una chaqueta ligera, sus medicinas y billetes pequeños. Las toallas, la ropa de cama y el equipo de snorkel los ponemos nosotros. [La página de su viaje](page:trip) tiene la lista para sus fechas y sus aguas.`,
        },
        wifi: {
          question: '¿Hay wifi a bordo?',
          answer: `Cuente con pasar días sin conexión: la señal del celular llega a los fondeaderos cercanos a pueblos y ciudades, y más allá no. Si tiene que estar localizable, dígalo al consultar, y le diremos si podemos llevar una conexión por satélite y cuánto cuesta.`,
        },
        power: {
          question: '¿Hay aire acondicionado? ¿Podemos cargar los aparatos?',
          answer: `{{AirConditionedYachts}} tienen aire acondicionado, que funciona con el generador. En {{yachtsWithoutAirConditioning}} abrimos las escotillas al alisio. Los teléfonos y las cámaras los carga en cualquiera de los {{yachtCount}}. Los enchufes son de tipo estadounidense. Deje en casa el secador y la plancha, que piden demasiado a las baterías.`,
        },
        diving: {
          question: '¿Podemos bucear?',
          answer: `Con máscara y a pulmón, en las {{destinationCount}} costas. Con tanque no en San Blas, donde los gunas lo prohíben. En las Bahamas, Colombia y Cuba los buzos certificados salen con un centro de tierra: avísenos antes, traiga su certificado y le reservamos la mañana. El centro cobra aparte.`,
        },
      },
    },
    safety: {
      title: 'Seguridad y salud',
      items: {
        seasick: {
          question: '¿Me voy a marear?',
          answer: `Al ancla, donde pasará la mayor parte del día, es raro: detrás del arrecife el agua apenas se mueve. En marcha depende del viento. Lo más tranquilo es San Blas en catamarán: los tramos suelen ser de cerca de una hora y, los más largos, de dos y media, o de tres si la semana regresa a El Porvenir. También las Exumas, una vez hecho el cruce desde Nassau, de entre cinco y seis horas. Las travesías largas por mar abierto, como la de Panamá a Cartagena, no forman parte de ninguno de nuestros itinerarios. La noche a vela de la ruta cubana la puede cambiar por un vuelo.

Tome la pastilla antes de zarpar y no cuando ya esté mareado, coma algo seco, mire el horizonte y avise pronto al capitán: muchas veces puede tomar una ruta más tranquila.`,
        },
        'safety-equipment': {
          question: '¿Qué equipo de seguridad hay a bordo?',
          answer: `Todos los yates llevan {{safetyGear}}. Antes de levar el ancla el capitán le muestra dónde está cada cosa, y los niños usan chaleco siempre que el barco se mueve.`,
        },
        medical: {
          question: '¿Y si alguien se enferma? ¿Hay mosquitos?',
          answer: `La tripulación tiene un botiquín y consulta a un médico por radio o, donde hay señal, por teléfono. Desde las islas, una clínica queda a horas, en bote, en lancha o en avioneta; por eso es obligatorio el [seguro de viaje](page:insurance), y le aconsejamos que cubra la evacuación. Cuéntenos en confianza si hay problemas del corazón, alergias, un embarazo o medicinas, y traiga lo que necesite para todo el viaje.

Mosquitos y jejenes salen junto al manglar al caer la tarde, sobre todo en las noches sin viento de la temporada de lluvias; al ancla frente a las islas hay menos. Traiga repelente y manga larga y, si va a Guna Yala o a Colombia, pregunte en una clínica del viajero por la malaria y la fiebre amarilla antes de reservar.`,
        },
      },
    },
    cuba: {
      title: 'Cuba y los Estados Unidos',
      items: {
        'cuba-visa-waiver': {
          question: '¿Viajar a Cuba afecta mi entrada a Estados Unidos?',
          answer: `Si usted entra con visa, como la mayoría de los latinoamericanos, no. Si entra con ESTA, sí: quien haya estado en Cuba desde el 12 de enero de 2021 pierde el derecho a la exención de visa, aunque hayan pasado años, y tiene que tramitar una visa en un consulado, también para hacer escala. Las excepciones son pocas.

Cuba pide además visa electrónica y seguro médico. Las normas cambian: consulte con los consulados antes de reservar. [Panamá](page:panama), [Colombia](page:colombia) y [las Bahamas](page:bahamas) no traen esa consecuencia.`,
        },
        'cuba-us-citizens': {
          question: '¿Puede un ciudadano o residente de Estados Unidos alquilar un yate en Cuba?',
          answer: `De vacaciones, no. La ley de Estados Unidos prohíbe el turismo en Cuba a toda persona bajo su jurisdicción, también a los residentes permanentes. Solo permite viajar con una licencia general o específica de la [Oficina de Control de Activos Extranjeros](https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions) (OFAC): doce categorías, entre ellas las visitas a la familia, el periodismo y el apoyo al pueblo cubano ([31 CFR 515.560](https://www.ecfr.gov/current/title-31/section-515.560)). Cada viajero tiene que cumplir sus condiciones y guardar los comprobantes.

No ofrecemos chárter de turismo en Cuba a quien viaja bajo esa jurisdicción, y no podemos juzgar si una licencia cubre su viaje: consulte a su propio abogado antes de escribirnos. Con [Panamá](page:panama), [Colombia](page:colombia) o [las Bahamas](page:bahamas) la pregunta no surge.`,
        },
      },
    },
  },
  closing: {
    title: '¿Queda una duda?',
    text: 'Pregunte por correo, por teléfono o por WhatsApp. Le contestará alguien que conoce los barcos.',
    cta: 'Preguntar',
  },
} satisfies FaqCopy
