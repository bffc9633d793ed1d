import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Preguntas frecuentes: llegada, precio, mareo',
    description:
      'Cómo llegar al barco, qué incluye el precio y qué no, mareo, niños, mal tiempo y el ESTA después de Cuba: respuestas claras a lo que más nos preguntan.',
    keywords: [
      'preguntas chárter de yates',
      'cómo llegar a San Blas',
      'qué incluye un chárter',
      'catamarán o velero',
      'mareo en barco',
      'ESTA Cuba',
    ],
  },
  hero: {
    title: 'Lo que nos preguntan *primero*',
    lead: 'Casi todas tratan del dinero, del movimiento, de la comida o de cómo se llega al barco. Si falta la suya, háganosla.',
  },
  groups: {
    transport: {
      title: 'Transporte y llegada',
      items: {
        'panama-guna-yala': {
          question: '¿Cómo llego de Ciudad de Panamá a Guna Yala?',
          answer: `Hay dos maneras, y organizamos cualquiera de ellas.

1. **Por aire.** Vuelo directo del aeropuerto de Albrook, en Ciudad de Panamá, a El Porvenir; dura unos 40 minutos. Las avionetas son pequeñas, salen temprano y cambian de horario, así que lo confirmamos para su fecha. El bote del yate espera junto a la pista.
2. **Por tierra y agua.** Unas tres horas en 4x4 por la cordillera hasta Cartí y cerca de una hora en lancha rápida hasta el yate. Se sale hacia las 5:15 de la mañana, porque la carretera cierra por la tarde. En los meses de viento, en la lancha uno se moja: lleve un impermeable y guarde el celular en una bolsa seca.

Tenga a mano el pasaporte, que se revisa al entrar a la comarca. Allí se paga un impuesto de entrada de US$ {{gunaYalaEntry}} por persona, en efectivo. Si su vuelo aterriza en Panamá por la tarde o por la noche, cuente con [una noche en la ciudad](page:faq#mainland-stay).`,
        },
        'colombia-bahamas-transfer': {
          question: '¿Y en Colombia y las Bahamas?',
          answer: `Vamos por usted al aeropuerto internacional de Cartagena o de Nassau, y en pocos minutos está en el yate. Su propuesta dice si el auto está incluido.

En Cuba la capital y el barco quedan en costas distintas, de modo que el traslado, por carretera o en avión, forma parte de la ruta; el [itinerario de Cuba](page:itineraryCuba) lo muestra.`,
        },
        flights: {
          question: '¿Qué vuelos conviene reservar?',
          answer: `- **San Blas:** a Ciudad de Panamá (Tocumen), con llegada antes de las {{landBySanBlas}} de la víspera; el regreso, desde las {{homeFromSanBlas}} del último día.
- **Cartagena:** al aeropuerto Rafael Núñez, con llegada antes de las {{landByCartagena}} del primer día; el regreso, desde las {{homeFromCartagena}}.
- **Nassau:** al aeropuerto Lynden Pindling, con llegada antes de las {{landByNassau}}; el regreso, desde las {{homeFromNassau}}.
- **Cuba:** a La Habana, con llegada antes de las {{landByCuba}}; el regreso, desde las {{homeFromCuba}}.

Son horas locales, a tiempo para embarcar a las {{boarding}}. Cuando tenga fechas, [la página de su viaje](page:trip) calcula el trayecto día por día.`,
        },
        'mainland-stay': {
          question: '¿Podemos quedarnos en tierra antes del chárter?',
          answer: `Sí, en casi todos los destinos, y después de un vuelo largo lo recomendamos. El casco antiguo de Ciudad de Panamá y el de Cartagena merecen un día cada uno; en Nassau la noche sirve si su vuelo llega tarde. Díganos qué tipo de hotel le gusta y le sugerimos uno, con el auto. La estadía no está en el precio del chárter.`,
        },
      },
    },
    general: {
      title: 'El chárter',
      items: {
        booking: {
          question: '¿Cómo se reserva?',
          answer: `1. Usted nos [escribe](page:contact) con sus fechas y el número de huéspedes. Respondemos en un plazo de {{answerHours}} horas de oficina.
2. Le proponemos los yates que convienen, cada uno con el precio para sus fechas y una ruta.
3. Usted elige y le enviamos la propuesta escrita con las [condiciones](page:faq#terms).
4. Nos devuelve el contrato firmado con el depósito del {{deposit}} %. Desde ese momento el yate es suyo.
5. El resto se paga {{balanceDays}} días antes de embarcar. Para entonces ya le hemos preguntado por comidas, bebidas, edades y vuelos.

En este sitio no se reserva ni se paga nada. Si quiere que planeemos también los vuelos, use [Fly & Sail](page:flySail).`,
        },
        season: {
          question: '¿Cuál es la mejor época?',
          answer: `De fines de diciembre a abril el tiempo es seco y con brisa en toda la región. Por destino, los mejores meses son estos:

- **Panamá:** de enero a abril. El alisio sopla más fuerte de enero a marzo. Llueve de mayo a mediados de diciembre, y los huracanes pasan lejos de San Blas, al norte.
- **Colombia:** de diciembre a abril.
- **Cuba y las Bahamas:** de noviembre a abril. La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre, así que noviembre suele ser bueno, pero sin garantía.

Navidad, Carnaval y Semana Santa son lo primero que se llena, y en esas fechas puede haber recargo de temporada alta.`,
        },
        'catamaran-or-monohull': {
          question: '¿Catamarán o velero?',
          answer: `El **catamarán** apenas escora, deja espacio entre los camarotes y tiene mucha cubierta; lo prefieren las familias y quienes nunca han navegado. El **monocasco**, como [Guji](page:yacht/guji-sun-odyssey-44i), se inclina con el viento, responde mejor al timón y cuesta menos. Elíjalo si lo que quiere es navegar a vela.`,
        },
        'day-on-board': {
          question: '¿Cómo es un día a bordo?',
          answer: `Al amanecer hay café y quien quiere se baña. Después del desayuno se navega una o dos horas, con el sol alto para leer el arrecife, y al mediodía el barco está fondeado. Se almuerza a la sombra y se duerme la siesta. La tarde es para el arrecife o para una isla, en kayak o a nado. Al atardecer se sirve algo de tomar, se cena con lo que trajeron los pescadores y a las diez casi todos duermen.`,
        },
        'group-size': {
          question: '¿Cuántos podemos ser?',
          answer: `De dos a {{mostGuestsInWords}} en un mismo yate. En Macan caben {{macanGuests}}; en Tsabalok, {{tsabalokGuests}}; en el Lagoon 56, {{lagoonGuests}}; en el Bali 5.4, {{baliGuests}} en seis camarotes. Si son más de {{mostGuestsInWords}}, dos barcos pueden navegar juntos y encontrarse a la hora de la cena.`,
        },
        'special-requests': {
          question: 'Tenemos pedidos especiales. ¿Es un problema?',
          answer: `Casi nunca, si lo sabemos con tiempo: comida vegana o sin gluten, una torta de cumpleaños, una sorpresa que deba guardarse hasta el jueves, alguien que dé la mano en la escalera. Para las islas remotas la compra se hace antes de que usted llegue y después ya no hay tienda: avísenos con dos semanas mejor que con dos días.`,
        },
        weather: {
          question: '¿Y si hace mal tiempo?',
          answer: `El capitán cambia la ruta. En San Blas pocas veces hay más de una hora hasta un fondeadero abrigado, y un chubasco suele durar menos que eso. Si sopla fuerte el día entero, nos quedamos donde estamos, se cocina algo lento y se sigue cuando amaina.

Si en Cuba o en las Bahamas amenaza una tormenta con nombre, el yate va a un puerto de refugio y hablamos con usted de otra fecha o de otra costa, según el contrato. A los vuelos los protege la cobertura de cancelación; vea [seguro de viaje](page:insurance).`,
        },
        'other-waters': {
          question: '¿Cómo llega un yate a Cuba, a Aruba o a Cartagena?',
          answer: `Lo llevamos nosotros. Guji, Tsabalok, Marea y el Lagoon 56 están en San Blas; de allí a Cienfuegos, en Cuba, hay {{cubaMiles}} millas náuticas ({{cubaDays}} días de mar como máximo), a Aruba {{arubaMiles}} ({{arubaDays}} días) y a Cartagena {{colombiaMiles}} ({{colombiaDays}} días). En Cartagena está además Macan. Los grupos de más de {{sanBlasGuests}} personas viajan a Cuba en Brisa o en el Bali 5.4, que vienen de Nassau: {{nassauCubaMiles}} millas náuticas y {{nassauCubaDays}} días de mar como máximo. La travesía de ida y vuelta tiene su propia línea en la estimación, y usted la ve antes de decidir.`,
        },
      },
    },
    price: {
      title: 'Precio y pago',
      items: {
        included: {
          question: '¿Qué incluye el precio?',
          answer: `Todo lo del barco: el yate, la tripulación, tres comidas al día, bebidas, combustible y tasas de puerto. No se pide ningún anticipo para gastos (APA) ni se hacen cuentas al final. A bordo están además el equipo de snorkel, la ropa de cama y las toallas. Los permisos de navegación y los impuestos locales del barco están incluidos donde su página lo dice. En la de cada [yate](page:yachts) verá lo que lleva a bordo, porque el equipo varía.`,
        },
        'not-included': {
          question: '¿Qué no incluye?',
          answer: `- Vuelos, y hoteles antes o después
- [Seguro de viaje](page:insurance), que es obligatorio
- Traslados, salvo que su propuesta diga otra cosa
- Propinas, que se agradecen y no tienen un porcentaje fijo
- Tasas personales que se pagan en el lugar: en Guna Yala, un impuesto de entrada de US$ {{gunaYalaEntry}} por persona y pequeñas sumas al bajar en las islas
- En las Bahamas, la tasa de chárter del {{bahamasCharterFee}} % que el gobierno cobra a los yates extranjeros (desde 2022 en dos partes, desde julio de 2025 en una) y que figura en nuestra factura

Todo esto figura en la propuesta, para que usted vea el costo completo antes de decidir.`,
        },
        terms: {
          question: '¿Cuándo se paga, y qué pasa si cancelo?',
          answer: `Un depósito del {{deposit}} % al acordar el chárter y el resto {{balanceDays}} días antes de embarcar. Si usted cancela, retenemos una parte del precio según lo que falte para el embarque ({{cancellationSteps}}); para eso existe la cobertura de cancelación del [seguro de viaje](page:insurance).

Se embarca a las {{boarding}} del primer día y se desembarca, a más tardar, a las {{ashore}} de la mañana siguiente al último: siete días son siete noches.`,
        },
        payment: {
          question: '¿Cómo se paga?',
          answer: `Usted paga el depósito y el saldo {{paymentWays}}, contra una factura en dólares. Los datos de la cuenta están en el contrato y nunca en un mensaje de chat: si alguna vez le envían otros, llámenos antes de pagar. Las tasas de entrada y las propinas se pagan en el lugar, en efectivo.`,
        },
        tips: {
          question: '¿Cuánta propina se da a la tripulación?',
          answer: `La costumbre es entre el {{tipFrom}} y el {{tipTo}} % del chárter, para toda la tripulación. En una semana en el Lagoon 56 son de {{lagoonTipFrom}} a {{lagoonTipTo}}; en Guji, de {{gujiTipFrom}} a {{gujiTipTo}}. Los huéspedes se la entregan al capitán la última mañana, en efectivo. Es voluntaria y no está en ninguno de nuestros totales.`,
        },
      },
    },
    table: {
      title: 'En la mesa',
      items: {
        'sample-menu': {
          question: '¿Qué se come a bordo?',
          answer: `Esta es la propuesta del cocinero para un día. Usted nos cuenta antes del viaje qué le gusta y el plan cambia con ello.

- **Desayuno:** papaya, piña y limón, huevos a su gusto, pan recién horneado y café.
- **Almuerzo:** ceviche del pescado del día con leche de coco, ensalada verde y patacones.
- **A media tarde:** pan de banano y té helado.
- **Cena:** pargo a la parrilla con arroz con coco y verduras, y una crema de maracuyá.

Los menús vegetarianos, veganos y sin gluten se planean antes de la compra. Cómo llega el pescado a la mesa lo cuenta [el propio cocinero](page:chef).`,
        },
        bar: {
          question: '¿Qué bebidas están incluidas?',
          answer: `El precio incluye {{drinksIncluded}}. La champaña, los vinos especiales y las marcas que usted prefiera los encargamos al costo, si nos los nombra antes de la compra.`,
        },
      },
    },
    crew: {
      title: 'La tripulación',
      items: {
        crew: {
          question: '¿Quién va a bordo con nosotros?',
          answer: `Un capitán y un cocinero, en todos los yates. El capitán navega, fondea y decide la ruta; el cocinero hace la compra y prepara tres comidas al día. No hace falta que usted tenga licencia ni que haya navegado; si quiere ayudar con las velas, el capitán le dirá cómo, y si no, nadie se lo va a pedir.`,
        },
        'crew-work': {
          question: '¿Qué hace la tripulación y qué nos queda a nosotros?',
          answer: `El capitán navega, fondea, da las explicaciones, maneja el bote y sabe dónde conviene nadar. El cocinero compra, cocina, pone la mesa y la recoge. Entre los dos tienden las camas, enjuagan la cubierta y cuidan el barco. Usted puede tomar el timón, un cabo o un cuchillo de cocina, o ninguno de los tres.`,
        },
        'crew-berths': {
          question: '¿Dónde duerme la tripulación?',
          answer: `En literas propias, que no se dan a los huéspedes. En {{crewCabinYachts}} la tripulación tiene su camarote; en {{crewForepeakYachts}}, las literas de las proas. En {{crewSaloonYachts}}, el más pequeño, duerme en el salón. [La página de cada yate](page:yachts) muestra el plano.`,
        },
      },
    },
    party: {
      title: 'Niños, parejas y grupos',
      items: {
        children: {
          question: '¿Podemos llevar niños?',
          answer: `Sí, y con gusto; mejor en catamarán, que tiene la cubierta plana y, casi siempre, una red entre las proas. Díganos la edad y el peso de cada uno para preparar los chalecos, y traiga camisetas de baño de manga larga. Los padres siguen siendo responsables a bordo y en el agua. En [Tsabalok](page:yacht/leopard-42-tsabalok) la tarifa por persona es un {{childDiscount}} % más baja para los menores de {{childAge}} años.`,
        },
        'youngest-guests': {
          question: '¿Desde qué edad viajan los niños?',
          answer: `En un catamarán, desde los {{youngestOnCatamaran}} años; en un yate a motor, desde los {{youngestOnMotorYacht}}; en un velero que escora, desde los {{youngestOnSailingYacht}}. Con niños más pequeños también es posible si el yate es solo para ustedes y viene alguien que los cuide: pregúntenos.`,
        },
        'three-generations': {
          question: '¿Sirve un yate para abuelos, padres y niños a la vez?',
          answer: `Un catamarán, sí: va plano, hay sombra y cada quien tiene su camarote y su baño. En {{easyCabinYachts}} hay camarotes a los que se llega sin escalera. Díganos quién duerme con quién, y el plano de [la página de cada yate](page:yachts) le muestra si alcanza.`,
        },
        honeymoon: {
          question: '¿Puede una pareja tener un yate para ella sola?',
          answer: `Sí. [Tsabalok](page:yacht/leopard-42-tsabalok) se calcula por persona, y una semana para dos cuesta {{tsabalokTwoWeek}}. [Guji](page:yacht/guji-sun-odyssey-44i) cuesta para dos lo mismo que para {{gujiGuests}}, {{gujiWeek}}, y es el barco de las parejas a las que les gusta navegar. El capitán y el cocinero van también; el fondeadero es tranquilo.`,
        },
        celebrations: {
          question: 'Celebramos algo. ¿Qué pueden preparar?',
          answer: `Un pastel, flores, una mesa larga en un banco de arena, un anillo bien guardado por el capitán: díganoslo con un mes de anticipación. La música alta y los farolillos no caben frente a las comunidades de Guna Yala, y una fiesta en tierra necesita el permiso de los dueños de la isla. Los grupos más grandes navegan en [dos yates](page:faq#two-boats).`,
        },
        'two-boats': {
          question: 'Somos más de {{mostGuests}}. ¿Pueden navegar dos yates juntos?',
          answer: `Sí. En San Blas, Marea y el Lagoon 56 llevan a {{mareaGuests}} huéspedes cada uno; en Nassau, Brisa y el Bali 5.4, a {{brisaGuests}} cada uno. Hacen la misma ruta, fondean lado a lado y comparten la mesa. Cada yate tiene su contrato y su tripulación; los capitanes planean juntos.`,
        },
        accessibility: {
          question: '¿Puede venir alguien que camina con dificultad?',
          answer: `Muchas veces sí, en un catamarán grande, y no en silla de ruedas: ninguno de nuestros yates está hecho para ella. Hay escalones en la popa, un paso al bote y desembarcos en la arena. En {{easyCabinYachts}} hay camarotes sin escalera. Cuéntenos qué le cuesta y le diremos con franqueza qué yate sirve.`,
        },
      },
    },
    aboard: {
      title: 'Vivir a bordo',
      items: {
        packing: {
          question: '¿Qué llevamos en la maleta?',
          answer: `Un bolso blando por persona, camiseta de baño de manga larga, zapatos para el arrecife, una chaqueta ligera, sus medicinas y billetes pequeños. Las toallas, la ropa de cama y el equipo de snorkel están a bordo. [La página de su viaje](page:trip) tiene la lista completa para sus fechas y sus aguas.`,
        },
        wifi: {
          question: '¿Hay wifi a bordo?',
          answer: `Cuente con estar sin conexión. La señal del celular llega a los fondeaderos cercanos a pueblos y ciudades, y más allá no hay. Si tiene que estar localizable, dígalo al consultar: la propuesta le dirá si podemos llevar a bordo una conexión por satélite y cuánto cuesta.`,
        },
        power: {
          question: '¿Hay aire acondicionado? ¿Podemos cargar los aparatos?',
          answer: `{{airConditionedYachts}} tienen aire acondicionado, que funciona con el generador. En {{yachtsWithoutAirConditioning}} las escotillas se abren al alisio. Los teléfonos y las cámaras se cargan en todos los yates. Los enchufes son americanos; un secador de pelo o una plancha piden demasiado a las baterías.`,
        },
        diving: {
          question: '¿Podemos bucear?',
          answer: `Con máscara y a pulmón, en todas partes. Con tanque no en San Blas, donde los gunas no lo permiten. En las Bahamas, Colombia y Cuba los buzos certificados salen con un centro de buceo de tierra: avísenos antes, traiga su certificado y lo reservamos. No está en el precio del chárter.`,
        },
      },
    },
    safety: {
      title: 'Seguridad y salud',
      items: {
        seasick: {
          question: '¿Me voy a marear?',
          answer: `Al ancla, que es donde se pasa la mayor parte del día, casi nunca: detrás del arrecife el agua apenas se mueve. En marcha depende del viento. Lo más tranquilo es San Blas en catamarán, con tramos de media hora a dos horas y media; también las Exumas, una vez hecho el cruce desde Nassau, que toma entre cinco y seis horas. Las travesías largas por mar abierto, como la de Panamá a Cartagena, se le hacen duras a mucha gente y no forman parte de ninguno de nuestros itinerarios. La noche a vela de la ruta cubana se puede cambiar por un vuelo.

Tome la pastilla antes de zarpar y no cuando ya está mareado, coma algo seco, mire el horizonte y avise pronto al capitán: muchas veces hay otro camino.`,
        },
        'safety-equipment': {
          question: '¿Qué equipo de seguridad hay a bordo?',
          answer: `Todos los yates llevan {{safetyGear}}. Antes de levar el ancla el capitán le muestra dónde está cada cosa, y los niños llevan el chaleco siempre que el barco se mueve.`,
        },
        medical: {
          question: '¿Y si alguien se enferma?',
          answer: `La tripulación tiene un botiquín y pide consejo médico por radio o por teléfono. Entre las islas, el médico está a horas de distancia, en bote, en lancha o en avioneta; por eso el [seguro de viaje](page:insurance) con evacuación médica es obligatorio. Cuéntenos en confianza si hay problemas del corazón, alergias, un embarazo o medicinas, y traiga lo que necesite para todo el viaje.`,
        },
      },
    },
    cuba: {
      title: 'Cuba y los Estados Unidos',
      items: {
        'cuba-visa-waiver': {
          question: '¿Viajar a Cuba afecta mi entrada a Estados Unidos?',
          answer: `Sí, si usted entra con ESTA. Quien haya estado en Cuba desde el 12 de enero de 2021 pierde el derecho a la exención de visa, aunque hayan pasado años, y tiene que tramitar una visa en un consulado, también para hacer escala. Las excepciones son pocas.

Cuba pide además visa de entrada y seguro médico. Las normas cambian: consulte con los consulados antes de reservar. [Panamá](page:panama) y [Colombia](page:colombia) no traen esa consecuencia.`,
        },
        'cuba-us-citizens': {
          question: '¿Puede un ciudadano de Estados Unidos hacer un chárter en Cuba?',
          answer: `De vacaciones, no. La ley de Estados Unidos prohíbe el turismo en Cuba a toda persona bajo su jurisdicción, también a los residentes permanentes. Solo se permite viajar con una licencia general o específica de la [Oficina de Control de Activos Extranjeros](https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions) (OFAC): doce categorías, entre ellas las visitas a la familia, el periodismo y el apoyo al pueblo cubano ([artículo 560 de 31 CFR, parte 515](https://www.ecfr.gov/current/title-31/section-515.560)). Cada viajero tiene que cumplir sus condiciones y guardar los comprobantes.

No ofrecemos chárter de turismo en Cuba a quien viaja bajo esa jurisdicción, y no podemos juzgar si una licencia cubre su viaje: consulte a su propio abogado antes de escribirnos. Con [Panamá](page:panama) o [las Bahamas](page:bahamas) la pregunta no surge.`,
        },
      },
    },
  },
  closing: {
    title: '¿Queda una duda?',
    text: 'Pregunte por correo, por teléfono o por WhatsApp. Le contestará alguien que navega por estas aguas.',
    cta: 'Preguntar',
  },
} satisfies FaqCopy
